import { invalidField } from "./problem.ts";

/** A list continues after the row with this time and id. */
export interface Cursor {
  at: Date;
  id: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString("base64url");
}

export function readCursor(written: string | undefined): Cursor | undefined {
  if (written === undefined) return undefined;
  const [moment = "", id = ""] = Buffer.from(written, "base64url").toString().split(" ");
  const at = new Date(/^\d{1,15}$/.test(moment) ? Number(moment) : Number.NaN);
  if (!Number.isNaN(at.getTime()) && uuid.test(id)) return { at, id };
  throw invalidField("bad_cursor", ["query", "cursor"], "This list does not go on from here.");
}

/** A page of a list, from rows queried with a limit one higher. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  momentOf: (row: Row) => Date,
): { rows: Row[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const goesOn = rows.length > limit && last !== undefined;
  return {
    rows: shown,
    next_cursor: goesOn ? writeCursor({ at: momentOf(last), id: last.id }) : null,
  };
}
