/** The name of whoever sits here, changed where it is kept: by the server and by this browser. */
import { call } from "../../lib/api";
import { me, remember } from "../../lib/guest";

/** Nothing happens without a name, without a guest, or if the name is the same. */
export async function rename(name: string): Promise<void> {
  const identity = me();
  const wanted = name.trim();
  if (!identity || !wanted || wanted === identity.name) return;
  await call("PATCH", "/me", { name: wanted });
  remember({ ...identity, name: wanted });
}
