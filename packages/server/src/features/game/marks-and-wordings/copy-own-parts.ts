import type { Db } from "../../../db/open.ts";
import { findMarks, findWordings } from "./repo.ts";

interface CopiedParts {
  from: string;
  to: string;
  /** Each part of the session that goes into the branch, and its copy there. */
  parts: readonly { was: { id: string; retry_of: string }; is: string }[];
}

/** A branch begins with what its reader put on its parts. */
export async function copyOwnParts(tx: Db, { from, to, parts }: CopiedParts): Promise<void> {
  const partIn = new Map([[from, to], ...parts.map(({ was, is }) => [was.retry_of, is] as const)]);
  const tellingIn = new Map([[from, to], ...parts.map(({ was, is }) => [was.id, is] as const)]);
  const marks = (await findMarks(tx, from)).flatMap(({ part, ...mark }) => {
    const copy = partIn.get(part);
    return copy === undefined ? [] : [{ ...mark, session_id: to, part: copy }];
  });
  const wordings = (await findWordings(tx, from)).flatMap(({ telling, ...wording }) => {
    const copy = tellingIn.get(telling);
    return copy === undefined ? [] : [{ ...wording, session_id: to, telling: copy }];
  });
  if (marks.length > 0) await tx.insertInto("part_marks").values(marks).execute();
  if (wordings.length > 0) await tx.insertInto("own_wordings").values(wordings).execute();
}
