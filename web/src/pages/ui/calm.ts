/** A promise whose failure is shown by the page once it stands, and not called unheard before. */
export function calm<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
