/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module "ftl:*" {
  const sentences: Record<string, import("./lib/sentences").Pattern>;
  export default sentences;
}
