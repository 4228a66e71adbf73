/** From a choice to a table: become a guest if need be, open it, go there. */
import { ApiError, get, guest, openTable, type TableWish } from "../../lib/api";
import { me, remember } from "../../lib/guest";
import { t } from "../../lib/i18n.svelte";
import { navigate } from "../../lib/router.svelte";
import type { MyTable } from "../games/tables";
import { asForehand } from "./choice.svelte";

/** Do something as a guest. A key that the server does not know any more is given up for a new one. */
export async function asGuest<T>(name: string, what: () => Promise<T>): Promise<T> {
  const wanted = name.trim() || t("start-name-default");
  await guest(wanted);
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const kept = me()?.name;
    remember(null);
    await guest(name.trim() || kept || wanted);
    return what();
  }
}

/** Whether this guest has never played a hand to its end; as far as that can be learned. */
async function isNewcomer(): Promise<boolean> {
  try {
    const { tables } = await get<{ tables: MyTable[] }>("/me/tables");
    return !tables.some((table) => table.hands.length);
  } catch {
    return false;
  }
}

export async function sitDown(wanted: TableWish, name = ""): Promise<void> {
  const first = asForehand(wanted);
  const table = await asGuest(name, async () => openTable(first !== wanted && (await isNewcomer()) ? first : wanted));
  navigate(`/table/${table}`);
}
