import type { Db, Tx } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { isUniquenessLost } from "../../../lib/error-code.ts";
import type { Ids } from "../../../lib/ids.ts";
import { invalidField, notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { recordAct, type AuditedAct } from "../../audit/audit.ts";

export type TaxonomyKind = "category" | "tag";

export interface TaxonomyDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
}

/** An administrator's action and its audit entry, in one transaction. */
export async function audited<Answer>(
  { db, clock, ids }: TaxonomyDependencies,
  viewer: Viewer,
  work: (tx: Tx) => Promise<{ answer: Answer; entry: AuditedAct }>,
): Promise<Answer> {
  try {
    return await db.transaction().execute(async (tx) => {
      const { answer, entry } = await work(tx);
      await recordAct({ tx, clock, ids }, viewer, entry);
      return answer;
    });
  } catch (error) {
    throw isUniquenessLost(error) ? nameTaken() : error;
  }
}

export function taxonomyNotFound(what: TaxonomyKind): Problem {
  const code = what === "category" ? "category_not_found" : "tag_not_found";
  return notFound(code, `There is no such ${what}.`);
}

function nameTaken(): Problem {
  return new Problem(409, "name_taken", "There is already one of this name.");
}

export function inUse(what: TaxonomyKind): Problem {
  return new Problem(
    409,
    "in_use",
    `Stories still use this ${what}. Merge it into another instead.`,
  );
}

export function mergeIntoItself(): Problem {
  return invalidField("merge_into_itself", ["body", "into"], "Choose another one to merge into.");
}
