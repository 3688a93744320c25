import type { HistoryEntry } from "../shapes/made/game/game.ts";
import type { ActionResponse } from "../shapes/made/game/turn.ts";
import { openingPart } from "../contract/values.ts";
import { partOf, turnOf } from "../game/log-entries.ts";
import type { LogEntry } from "../shapes/play-log.ts";
import type { JoinedHistory } from "../game/session-history.ts";
import { beginningOf, isOf, isOwn, isSeparator, withSitting } from "../game/sittings.ts";

/** A turn that is told, as its log needs it. */
export interface SettledTurn {
  readonly response: ActionResponse;
  readonly joined: JoinedHistory;
  /** The turn's entries that no event brought, and its final cost. */
  readonly missing: readonly LogEntry[];
  /** The player's action that began the turn, for a page that did not see it. */
  readonly own: readonly LogEntry[];
  /** Entries of other turns that were told in between. */
  readonly between: readonly LogEntry[];
  /** The answer to an undo does not name what it took back: it was the last part or picture. */
  readonly takesLast: boolean;
}

/** The log when a turn is told. */
export function settledLog(before: readonly LogEntry[], settled: SettledTurn): readonly LogEntry[] {
  const { response, joined, missing, own, between, takesLast } = settled;
  const { turnId: turn, actionType: action } = response;
  const entry = joined.history.entries.findLast(({ turnId: id }) => id === turn);
  const named = withOwnOf(before, turn);
  const open = response.isCompleted ? named : named.filter(isNoEnd);
  const replaced = new Set(entry?.versions.filter((version) => version !== turn));
  const fallen = joined.withdrawn.filter((one) => !replaced.has(one));
  if (action === "undo") {
    const standing = withUndone(open, fallen);
    const left = takesLast && standing === open ? withoutLast(open) : standing;
    return withSitting(put(left, turn, between), turn, undefined);
  }
  const latest = withoutTellings(withLatest(open, missing), turn, replaced);
  const told = withPart(withUndone(latest, fallen), response, entry);
  const isBegun = told.slice(beginningOf(told, turn)).some(isOwn);
  const whole = isBegun ? told : put(told, turn, own);
  const begunAt = entry?.beginsSitting ? entry.timestamp : undefined;
  return withSitting(put(whole, turn, between), turn, begunAt);
}

/** Puts entries before a turn. */
function put(
  entries: readonly LogEntry[],
  turn: string,
  more: readonly LogEntry[],
): readonly LogEntry[] {
  if (more.length === 0) return entries;
  const at = beginningOf(entries, turn);
  return [...entries.slice(0, at), ...more, ...entries.slice(at)];
}

/** The part that is undone or retold may have been the ending. */
export function isNoEnd({ type }: LogEntry): boolean {
  return type !== "completion";
}

/** Removes the earlier tellings of a part; the player's own words before it stay, and belong to the new one. */
function withoutTellings(
  entries: readonly LogEntry[],
  turn: string,
  tellings: ReadonlySet<string>,
): readonly LogEntry[] {
  if (tellings.size === 0) return entries;
  const first = beginningOf(entries, turn);
  return entries.flatMap((entry, at) => {
    if (!tellings.has(turnOf(entry))) return [entry];
    return at >= first && (isOwn(entry) || isSeparator(entry)) ? [{ ...entry, turn }] : [];
  });
}

/** Removes the part's text; the player's own words stay, before the new telling. */
export function withoutTold(entries: readonly LogEntry[], turn: string): readonly LogEntry[] {
  const isOfIt = (entry: LogEntry) => turnOf(entry) === turn;
  const open = entries.filter(isNoEnd);
  return [
    ...open.filter((entry) => !isOfIt(entry)),
    ...open.filter((entry) => isOfIt(entry) && (isOwn(entry) || isSeparator(entry))),
  ];
}

/** Puts what was told in a turn in other words; the player's own words and all else of it stay. */
export function withTold(
  entries: readonly LogEntry[],
  turn: string,
  told: readonly LogEntry[],
): readonly LogEntry[] {
  const isTold = (entry: LogEntry) => turnOf(entry) === turn && toldTypes.has(entry.type);
  const first = entries.findIndex(isTold);
  if (first < 0) return entries;
  return [
    ...entries.slice(0, first),
    ...told.filter(({ type }) => toldTypes.has(type)),
    ...entries.slice(first).filter((entry) => !isTold(entry)),
  ];
}

/** Adds entries, replacing those with the same id. */
function withLatest(entries: readonly LogEntry[], latest: readonly LogEntry[]) {
  const byId = new Map(latest.map((entry) => [entry.id, entry]));
  const known = new Set(entries.map(({ id }) => id));
  return [
    ...entries.map((entry) => byId.get(entry.id) ?? entry),
    ...latest.filter(({ id }) => !known.has(id)),
  ];
}

/** A part's last entry holds what can be done with the part. */
function withPart(
  entries: readonly LogEntry[],
  response: ActionResponse,
  own: HistoryEntry | undefined,
): readonly LogEntry[] {
  const last = entries.findLastIndex((entry) => isOf(entry, response.turnId));
  const part = partOf(response, response.isCompleted, own);
  return entries.map((entry, at) => (at === last ? { ...entry, part } : entry));
}

/** Assigns the words that the player just sent to the turn that they began. */
export function withOwnOf(entries: readonly LogEntry[], turn: string): readonly LogEntry[] {
  const isNew = (entry: LogEntry) =>
    (isOwn(entry) || isSeparator(entry)) && !entry.isHistorical && entry.turn === undefined;
  const from = entries.findLastIndex((entry) => !isNew(entry)) + 1;
  const named = (entry: LogEntry) => ({ ...entry, turn });
  return from === entries.length
    ? entries
    : [...entries.slice(0, from), ...entries.slice(from).map(named)];
}

function withUndone(entries: readonly LogEntry[], turns: readonly string[]): readonly LogEntry[] {
  const undone = new Set(turns);
  const isFallen = (entry: LogEntry) =>
    !entry.isUndone && !isSeparator(entry) && undone.has(turnOf(entry));
  if (undone.size === 0 || !entries.some(isFallen)) return entries;
  return entries.map((entry) => (isFallen(entry) ? { ...entry, isUndone: true } : entry));
}

const toldTypes: ReadonlySet<LogEntry["type"]> = new Set(["narrative", "setup", "image"]);

function withoutLast(entries: readonly LogEntry[]): readonly LogEntry[] {
  const last = entries.findLast(({ type, isUndone }) => toldTypes.has(type) && !isUndone);
  return last === undefined || last.part?.id === openingPart
    ? entries
    : withUndone(entries, [turnOf(last)]);
}
