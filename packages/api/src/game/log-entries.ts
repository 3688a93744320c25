import type { HistoryEntry } from "../shapes/made/game/game.ts";
import { openingPart } from "../contract/values.ts";
import type {
  CurrentPart,
  LogEntry,
  LogEntryType,
  LoggedCommand,
  LogPart,
  PartAct,
} from "../shapes/play-log.ts";
import { type SessionHistory, canBeUndone, isOnPath, standingEntry } from "./session-history.ts";

const loggedCommands = ["immerse", "show"] as const satisfies LoggedCommand[];

/** A model's display name by its key. */
export type NameOf = (model: string) => string;

/** The log of a session's history, or of some entries of it, with only the current version of each part. */
export function historyEntries(
  history: SessionHistory,
  nameOf: NameOf,
  { isCompleted = false, only = history.entries }: HistoryEntriesOptions = {},
): LogEntry[] {
  const others = otherVersions(history);
  const end = isCompleted ? currentPart(history)?.turn : undefined;
  return only.flatMap((entry, at) => {
    const turn = entry.turnId;
    if (turn !== null && others.has(turn)) return [];
    const entries = entriesOf(entry, at, nameOf);
    return withPart(entries, partOf(entry, turn !== null && turn === end, entry));
  });
}

interface HistoryEntriesOptions {
  readonly isCompleted?: boolean;
  readonly only?: readonly HistoryEntry[];
}

/** The turn that an entry belongs to. */
export function turnOf({ id, type, turn }: LogEntry): string {
  return turn ?? id.slice(0, -type.length - 1);
}

/** A part's last entry holds what can be done with the part. */
export function withPart(entries: LogEntry[], part: LogPart): LogEntry[] {
  const last = entries.at(-1);
  return last === undefined ? entries : [...entries.slice(0, -1), { ...last, part }];
}

/**
 * Nobody branches from a story's end or a picture, or reports the author's own opening, which cost nothing. The answer to
 * a turn does not say what its reader has put on it: `own` does.
 */
export function partOf(
  { turnId: turn, actionType: action, changes, check, telling }: PartFacts,
  isEnd: boolean,
  own?: HistoryEntry,
): LogPart {
  const { mark = null, versions = [] } = own ?? {};
  const original = own !== undefined && own.ownWording !== null ? toldIn(own) : null;
  const became = { changes, check, telling, mark, original };
  if (turn === null)
    return { id: openingPart, acts: ["mark", "reword", "branch", "card", "correct"], ...became };
  if (action === "show") return { id: turn, acts: ["mark", "cost", "report"], ...became };
  const acts: readonly PartAct[] = [
    "mark",
    "reword",
    ...(versions.length > 1 ? (["tellings"] as const) : []),
    ...(isEnd ? [] : (["branch"] as const)),
    "card",
    "cost",
    "correct",
    "report",
  ];
  return { id: turn, acts, ...became };
}

type PartFacts = Pick<HistoryEntry, "turnId" | "actionType" | "changes" | "check" | "telling">;

/** A part's whole text as it was told; if the setup is all of it, the history contains it twice. */
export function toldIn({ setup, aiResponse }: Pick<HistoryEntry, "setup" | "aiResponse">): string {
  return [...new Set([setup, aiResponse])].filter(Boolean).join("\n\n");
}

function entriesOf(entry: HistoryEntry, at: number, nameOf: NameOf): LogEntry[] {
  if (!isTold(entry) || entry.actionType === "undo") return [];
  const turn = entry.turnId ?? `opening-${at}`;
  const flags = {
    isHistorical: true,
    ...(entry.isUndone && { isUndone: true }),
  };
  const text = (type: LogEntryType, content: string | null): LogEntry[] =>
    content === null || content === ""
      ? []
      : [{ id: entryId(turn, type), type, content, ...flags }];
  return [
    ...(entry.beginsSitting ? [separatorEntry(turn, entry.timestamp, true)] : []),
    ...text("choice", entry.selectedChoice),
    ...actionEntry(turn, entry, flags),
    ...(entry.actionType === "custom_action" ? text("user_action", entry.userInput) : []),
    ...(entry.modelUsed === null
      ? []
      : [modelInfo(turn, nameOf(entry.modelUsed), entry.creditsConsumed, flags)]),
    ...(entry.ownWording === null
      ? [
          ...text("setup", entry.setup),
          ...text("narrative", entry.aiResponse === entry.setup ? null : entry.aiResponse),
        ]
      : text("narrative", entry.ownWording)),
    ...(entry.imageUrl === null
      ? []
      : [imageEntry(turn, { ...entry, imageUrl: entry.imageUrl }, flags)]),
  ];
}

/** A picture that failed may have been described in words. */
function isTold({ success, actionType: action, aiResponse: words }: HistoryEntry): boolean {
  return success || (action === "show" && words !== null && words !== "");
}

/** Separates what was told before from what was told after the player came back. */
export function separatorEntry(turn: string, at: string, isHistorical: boolean): LogEntry {
  const type = "session_separator";
  return { id: entryId(turn, type), type, content: "", at, isHistorical };
}

const continuing = "Continuing story...";

/** A command without the player's own words. */
export function actionEntry(
  turn: string,
  act: { actionType: string; selectedChoice?: string | null | undefined },
  flags: Flags = { isHistorical: false },
): LogEntry[] {
  const entry = { id: entryId(turn, "action"), type: "action", ...flags } as const;
  const command = loggedCommands.find((each) => each === act.actionType);
  if (command) return [{ ...entry, content: "", command }];
  return act.actionType === "continue" && !act.selectedChoice
    ? [{ ...entry, content: continuing }]
    : [];
}

export function entryId(turn: string, type: LogEntryType): string {
  return `${turn}-${type}`;
}

type Flags = Pick<LogEntry, "isHistorical" | "isUndone">;

export function modelInfo(
  turn: string,
  modelUsed: string,
  creditsConsumed: number,
  flags: Flags = { isHistorical: false },
): LogEntry {
  const id = entryId(turn, "model_info");
  return { id, type: "model_info", content: "", modelUsed, creditsConsumed, ...flags };
}

interface Image {
  readonly imageUrl: string;
  readonly imageAlt: string | null;
  readonly style: string | null;
}

export function imageEntry(
  turn: string,
  { imageUrl, imageAlt, style }: Image,
  flags: Flags = { isHistorical: false },
): LogEntry {
  return {
    id: entryId(turn, "image"),
    type: "image",
    content: imageUrl,
    alt: imageAlt ?? "",
    ...(style !== null && style !== "" && { style }),
    ...flags,
  };
}

/** The choices that the current part offers; undefined where that is not known. */
export function openChoices(history: SessionHistory): readonly string[] | undefined {
  return standingEntry(history)?.choices;
}

/** The part the player is at; null at the opening, which has one version only. */
export function currentPart(history: SessionHistory): CurrentPart | null {
  const last = standingEntry(history);
  if (!last || last.turnId === null) return null;
  const { turnId: turn, versions } = last;
  const { takenChoice: choice, userInput: words } = last;
  const isPainted = history.entries.findLast(canBeUndone)?.actionType === "show";
  const taken = choice === null || words === null || isPainted ? null : { choice, words };
  const isVerbatim = last.isQuestion || last.isVerbatim;
  return { turn, versions: versions.includes(turn) ? versions : [turn], isVerbatim, taken };
}

/** Whether there is a part or a picture to undo. */
export function hasUndoable(history: SessionHistory): boolean {
  return currentPart(history) !== null || history.entries.some(canBeUndone);
}

/** Versions replaced by another: by the one on the path, or else by the last. */
export function otherVersions({ entries, current }: SessionHistory): ReadonlySet<string> {
  const all = current === null ? entries : [current, ...entries];
  const onPath = new Set(all.filter(isOnPath).map(({ turnId: turn }) => turn));
  const others = all.flatMap(({ versions }) => {
    const shown = versions.find((turn) => onPath.has(turn)) ?? versions.at(-1);
    return versions.filter((turn) => turn !== shown);
  });
  return new Set(others);
}

/** The text that a picture should now show. */
export function lastText({ entries, current }: SessionHistory): string | null {
  const last = entries.findLast(
    ({ isUndone, aiResponse, setup, actionType: action }) =>
      !isUndone && action !== "show" && (aiResponse ?? setup) !== null,
  );
  const told = last ?? current;
  return told?.ownWording ?? told?.aiResponse ?? told?.setup ?? null;
}
