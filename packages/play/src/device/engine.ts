import { fetchTables } from "@katha/narrator/fetch-tables";
import { tables } from "@katha/narrator/tables";

/** Fetches all that telling needs, and resolves to what tells. Its tables come first: it reads them as it is loaded. */
export async function openEngine() {
  await fetchTables(tables);
  const { answer } = await import("./answer.ts");
  return answer;
}
