import { listCategories, listTags } from "@katha/api/contract";
import type { Reads } from "../../db/reads.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { findCategories, findTags } from "./repo.ts";

export function taxonomyRoutes(register: RegisterCall, { reads }: { reads: Reads }): void {
  register(listCategories, ({ viewer }) => reads.by(viewer, (db) => findCategories(db)));
  register(listTags, ({ viewer }) => reads.by(viewer, (db) => findTags(db)));
}
