import { listCategories, listTags } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { findCategories, findTags } from "./repo.ts";

export function taxonomyRoutes(register: RegisterCall, { db }: { db: Db }): void {
  register(listCategories, () => findCategories(db));
  register(listTags, () => findTags(db));
}
