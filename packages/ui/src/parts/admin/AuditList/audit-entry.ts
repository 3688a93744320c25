import type { AuditEntry } from "@katha/api/shapes";

/** The id of what an act concerned that concerned all. */
const everything = "all";

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** The name of what was changed, if the note has it. */
function nameIn(note: unknown): string | undefined {
  if (typeof note !== "object" || note === null) return undefined;
  const { title, display_name: name } = note as { title?: unknown; display_name?: unknown };
  return [title, name].find(isName);
}

/** What was changed, by its name at the time, or its current one, or its id; null if all were. */
export function subjectOf({
  subject,
  before,
  after,
}: Pick<AuditEntry, "subject" | "before" | "after">): { name: string; story?: string } | null {
  if (subject === null || subject.id === everything) return null;
  return {
    name: nameIn(after) ?? nameIn(before) ?? subject.name ?? subject.id,
    ...(subject.kind === "story" && { story: subject.id }),
  };
}

/** As text, if there is something to compare. */
export function noteText(note: unknown): string | undefined {
  return note === null || note === undefined ? undefined : JSON.stringify(note, null, 2);
}
