import type { ProgressSummary, Task } from "./game/progress.ts";

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** Text that some servers send as a list of strings. */
export function joinedText(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  return value.filter((part) => typeof part === "string").join(" ");
}

const wrappers = ["data", "items", "results", "stories", "tasks", "categories", "tags"];

/** A list, bare or wrapped in an object (`{stories: [...]}`, `{data: {items: [...]}}`). */
export function listIn<Item>(answer: unknown, depth = 2): Item[] {
  if (Array.isArray(answer)) return answer as Item[];
  if (depth === 0) return [];
  const fields = fieldsOf(answer);
  const held = wrappers
    .map((name) => fields[name])
    .find((value) => typeof value === "object" && value);
  return held === undefined ? [] : listIn(held, depth - 1);
}

/** The new state of a like or bookmark: at top level, or under `data`; undefined when not told. */
export function toggledTo(
  answer: unknown,
  field: "is_liked" | "is_bookmarked",
): boolean | undefined {
  const fields = fieldsOf(answer);
  return [fields[field], fieldsOf(fields["data"])[field]].find(
    (value) => typeof value === "boolean",
  );
}

/** `{tasks, summary}`, or a bare list. */
export function taskListIn(answer: unknown): { tasks: Task[]; summary: ProgressSummary | null } {
  const summary = fieldsOf(answer)["summary"];
  return {
    tasks: listIn<Task>(answer),
    summary: typeof summary === "object" && summary !== null ? (summary as ProgressSummary) : null,
  };
}

/** The tokens of an answer to login, register, google or refresh; null when there are none. */
export function tokensIn(
  answer: unknown,
): { access_token: string; refresh_token: string | null } | null {
  const fields = fieldsOf(answer);
  for (const held of [fields, fieldsOf(fields["tokens"])]) {
    const { access_token: access, refresh_token: refresh } = held;
    if (typeof access === "string" && access !== "")
      return { access_token: access, refresh_token: typeof refresh === "string" ? refresh : null };
  }
  return null;
}

/** Each fault of a 422 as `path: message`, without the `body` that every path begins with. */
export function fieldMessages(body: unknown): string[] {
  const detail = fieldsOf(body)["detail"];
  if (!Array.isArray(detail)) return [];
  return detail.map((fault: unknown) => {
    const { loc, msg } = fieldsOf(fault);
    const path = (Array.isArray(loc) ? loc : []).filter(
      (step, index) => index > 0 || step !== "body",
    );
    const message = typeof msg === "string" ? msg : "";
    return path.length === 0 ? message : `${path.join(".")}: ${message}`;
  });
}

/** What an error answer says, or the words that stand in when it says nothing. */
export function problemMessage(body: unknown, otherwise: string, separator = ". "): string {
  const detail = fieldsOf(body)["detail"];
  if (typeof detail === "string" && detail.trim() !== "") return detail;
  const messages = fieldMessages(body).filter((message) => message !== "");
  return messages.length > 0 ? messages.join(separator) : otherwise;
}
