import type { HistoryEntry } from "@katha/api/game";
import type { LogEntry, LogEntryType } from "@katha/ui";
import { toPicture } from "../mapping/cover.ts";

/** A model by the name people know it by. */
export type NameOf = (model: string) => string;

/** What was told before the reader came, in the order it was told. */
export function toPastEntries(history: readonly HistoryEntry[], nameOf: NameOf): LogEntry[] {
  return history.flatMap((entry, at) => pastEntriesOf(entry, at, nameOf));
}

function pastEntriesOf(entry: HistoryEntry, at: number, nameOf: NameOf): LogEntry[] {
  if (!entry.success || entry.action_type === "undo") return [];
  const turn = entry.turn_id ?? `opening-${at}`;
  const standing = {
    isHistorical: true,
    ...(entry.is_undone && { isUndone: true }),
  };
  const told = (type: LogEntryType, content: string | null): LogEntry[] =>
    content === null || content === ""
      ? []
      : [{ id: entryId(turn, type), type, content, ...standing }];
  return [
    ...told("choice", entry.selected_choice),
    ...(entry.action_type === "custom_action" ? told("user_action", entry.user_input) : []),
    ...(entry.model_used === null
      ? []
      : [modelInfo(turn, nameOf(entry.model_used), entry.credits_consumed, standing)]),
    ...told("setup", entry.setup),
    ...told("narrative", entry.ai_response === entry.setup ? null : entry.ai_response),
    ...(entry.image_url === null
      ? []
      : [imageEntry(turn, { ...entry, image_url: entry.image_url }, standing)]),
  ];
}

export function entryId(turn: string, type: LogEntryType): string {
  return `${turn}-${type}`;
}

type Standing = Pick<LogEntry, "isHistorical" | "isUndone">;

export function modelInfo(
  turn: string,
  modelUsed: string,
  creditsConsumed: number,
  standing: Standing = { isHistorical: false },
): LogEntry {
  const id = entryId(turn, "model_info");
  return { id, type: "model_info", content: "", modelUsed, creditsConsumed, ...standing };
}

interface Painted {
  readonly image_url: string;
  readonly image_alt: string | null;
  readonly style: string | null;
}

export function imageEntry(
  turn: string,
  { image_url, image_alt, style }: Painted,
  standing: Standing = { isHistorical: false },
): LogEntry {
  const picture = toPicture(image_url, image_alt ?? "");
  return {
    id: entryId(turn, "image"),
    type: "image",
    content: image_url,
    ...(style !== null && style !== "" && { style }),
    ...(picture && { picture }),
    ...standing,
  };
}

/** What the reader can choose from: what the last part that stands has left open. */
export function openChoices(history: readonly HistoryEntry[]): readonly string[] {
  const last = history.findLast(
    ({ success, is_undone, action_type: action }) =>
      success && !is_undone && action !== "show" && action !== "undo",
  );
  return last?.choices ?? [];
}

/** The words that a picture of this moment should show. */
export function lastWords(history: readonly HistoryEntry[]): string | null {
  const last = history.findLast(
    ({ is_undone, ai_response, setup, action_type: action }) =>
      !is_undone && action !== "show" && (ai_response ?? setup) !== null,
  );
  return last?.ai_response ?? last?.setup ?? null;
}

/** Which parts the player has taken back. */
export function undoneTurns(history: readonly HistoryEntry[]): ReadonlySet<string> {
  return new Set(
    history.flatMap(({ is_undone, turn_id: turn }) => (is_undone && turn !== null ? [turn] : [])),
  );
}
