import type { UnansweredLines } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { editable } from "../../stories/service.ts";
import { findLines, removeLine } from "./repo.ts";

export async function listUnanswered(
  { db }: { db: Db },
  id: string,
  viewer: Viewer,
): Promise<UnansweredLines> {
  await editable({ db }, id, viewer);
  return { groups: await findLines(db, id) };
}

export async function dismissUnanswered(
  { db }: { db: Db },
  which: { id: string; group: string },
  viewer: Viewer,
): Promise<{ message: string }> {
  await editable({ db }, which.id, viewer);
  if (!(await removeLine(db, which)))
    throw notFound("unanswered_not_found", "There is no such line: it may have gone already.");
  return { message: "The line is off the list." };
}
