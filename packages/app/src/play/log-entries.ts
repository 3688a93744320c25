import type { HistoryEntry } from "@katha/api/game";
import type { LogEntry, LogEntryType, LogPart } from "@katha/ui";
import { toPicture } from "../mapping/cover.ts";

/** A model by the name people know it by. */
export type NameOf = (model: string) => string;

/** What was told before the reader came, in the order it was told; of several tellings of a part, one. */
export function toPastEntries(
  history: readonly HistoryEntry[],
  nameOf: NameOf,
  isCompleted = false,
): LogEntry[] {
  const others = otherTellings(history);
  const end = isCompleted ? standingPart(history)?.turn : undefined;
  return history.flatMap((entry, at) => {
    const turn = entry.turn_id;
    if (turn !== null && others.has(turn)) return [];
    const entries = pastEntriesOf(entry, at, nameOf);
    return withPart(entries, partOf(entry, turn !== null && turn === end));
  });
}

/** The last of a part's entries carries what can be done with the part. */
export function withPart(entries: LogEntry[], part: LogPart): LogEntry[] {
  const last = entries.at(-1);
  return last === undefined ? entries : [...entries.slice(0, -1), { ...last, part }];
}

/** A story's end leads nowhere, a picture is no part of the way, and the opening is the author's. */
export function partOf({ turn_id: turn, action_type: action }: PartFacts, isEnd: boolean): LogPart {
  if (turn === null) return { id: openingPart, acts: ["branch"] };
  const leadsOn = action !== "show" && !isEnd;
  return { id: turn, acts: leadsOn ? ["branch", "report"] : ["report"] };
}

type PartFacts = Pick<HistoryEntry, "turn_id" | "action_type">;

/** How a branch names the part before the first turn. */
export const openingPart = "opening";

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
  return history.findLast(stands)?.choices ?? [];
}

function stands({ success, is_undone: isUndone, action_type: action }: HistoryEntry): boolean {
  return success && !isUndone && action !== "show" && action !== "undo";
}

export interface StandingPart {
  readonly turn: string;
  /** Every telling of it, oldest first, this one among them. */
  readonly versions: readonly string[];
}

/** Where the reader stands; null at the opening, which is told once. */
export function standingPart(history: readonly HistoryEntry[]): StandingPart | null {
  const last = history.findLast(stands);
  if (!last || last.turn_id === null) return null;
  const turn = last.turn_id;
  return { turn, versions: last.versions.includes(turn) ? last.versions : [turn] };
}

/** Tellings in whose place another stands, or the last one where none does. */
export function otherTellings(history: readonly HistoryEntry[]): ReadonlySet<string> {
  const standing = new Set(history.filter(stands).map(({ turn_id: turn }) => turn));
  const others = history.flatMap(({ versions }) => {
    const shown = versions.find((turn) => standing.has(turn)) ?? versions.at(-1);
    return versions.filter((turn) => turn !== shown);
  });
  return new Set(others);
}

/** The words that a picture of this moment should show. */
export function lastWords(history: readonly HistoryEntry[]): string | null {
  const last = history.findLast(
    ({ is_undone, ai_response, setup, action_type: action }) =>
      !is_undone && action !== "show" && (ai_response ?? setup) !== null,
  );
  return last?.ai_response ?? last?.setup ?? null;
}

/** Which parts the player has taken back; another telling in its place takes nothing back. */
export function undoneTurns(history: readonly HistoryEntry[]): ReadonlySet<string> {
  const others = otherTellings(history);
  return new Set(
    history.flatMap(({ is_undone, turn_id: turn }) =>
      is_undone && turn !== null && !others.has(turn) ? [turn] : [],
    ),
  );
}
