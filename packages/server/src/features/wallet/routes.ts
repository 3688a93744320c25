import { listWalletEntries } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { pageOfEntries } from "./service.ts";

export function walletRoutes(register: RegisterCall, needs: { db: Db }): void {
  register(listWalletEntries, ({ query, viewer }) => pageOfEntries(needs, query, viewer));
}
