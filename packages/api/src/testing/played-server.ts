import type { HistoryEntry, SessionData, SessionEntries } from "../shapes/made/game/game.ts";
import type { ActionForm, ActionResponse, RetryForm } from "../shapes/made/game/turn.ts";
import { openingPart } from "../contract/values.ts";
import { aResponse, anEntry, anOpening } from "./session.ts";
import { idOf } from "./story.ts";

const untold = { aiResponse: null, selectedChoice: null, userInput: null };

interface Turn {
  readonly entry: HistoryEntry;
  /** The first telling of its part; for a picture, the part that it shows. */
  readonly of: string;
}

type Told = Partial<HistoryEntry> & Pick<HistoryEntry, "actionType">;

/** How many entries an answer to a turn, an opened session and a page of older entries hold at most. */
export interface Portions {
  readonly turn: number;
  readonly opened: number;
  readonly page: number;
}

/** A small server that plays one session as the contract says. Without `portions` it sends whole histories, as older servers do. */
export function playedServer(portions: Portions | null, { forgetsVersions = false } = {}) {
  const turns: Turn[] = [];
  let path: string[] = [];
  let shows: { id: string; of: string }[] = [];

  function versionsOf(turn: string): string[] {
    const of = turns.find(({ entry }) => entry.turnId === turn)?.of;
    return turns
      .filter((one) => one.of === of && isPart(one.entry))
      .map(({ entry }) => entry.turnId ?? "");
  }

  function entryOf({ entry }: Turn): HistoryEntry {
    const id = entry.turnId ?? "";
    if (entry.actionType === "undo") return entry;
    const stands = path.includes(id) || shows.some((show) => show.id === id);
    const versions = isPart(entry) && (stands || !forgetsVersions) ? versionsOf(id) : [];
    return { ...entry, isUndone: !stands, versions };
  }

  const history = (): HistoryEntry[] => [anOpening, ...turns.map(entryOf)];
  const nameOf = ({ turnId: turn }: HistoryEntry) => turn ?? openingPart;
  const standing = () => new Set([...path, ...shows.map(({ id }) => id)]);

  /** Some entries, with where the player is if that is not among them. */
  function dataOf(entries: readonly HistoryEntry[], withdrawn: readonly string[]): SessionData {
    const all = history();
    const at = all.length - entries.length;
    const here = path.at(-1) ?? openingPart;
    const current = all.find((entry) => nameOf(entry) === here) ?? null;
    const isThere = entries.some((entry) => nameOf(entry) === here);
    return {
      narrativeHistory: [...entries],
      earlier: at > 0 ? String(at) : null,
      withdrawn: [...withdrawn],
      current: isThere ? null : current,
    };
  }

  function whole(): SessionData {
    return { narrativeHistory: history(), earlier: null, withdrawn: [], current: null };
  }

  /** Adds a turn, and answers to somebody who has the entries up to `have`. */
  function tell(entry: Told, of: string | null, have: string | null | undefined): ActionResponse {
    const before = standing();
    const id = idOf(100 + turns.length);
    const told = anEntry(turns.length + 1, { ...entry, turnId: id });
    turns.push({ entry: told, of: of ?? id });
    if (isPart(told)) path = of === null ? [...path, id] : [...path.slice(0, -1), id];
    else if (told.actionType === "show") shows = [...shows, { id, of: of ?? id }];
    else undoLast();
    dropShows();
    const now = standing();
    const withdrawn = [...before].filter((turn) => !now.has(turn));
    return {
      ...aResponse([], { turnId: id, actionType: told.actionType as ActionForm["actionType"] }),
      narrative: told.aiResponse,
      modelUsed: told.modelUsed,
      imageUrl: told.imageUrl,
      sessionData: answerFor(have, withdrawn),
    };
  }

  /** A picture goes with the telling that it shows. */
  function dropShows(): void {
    shows = shows.filter(({ of }) => of === openingPart || path.includes(of));
  }

  function undoLast(): void {
    const here = path.at(-1) ?? openingPart;
    const shown = shows.findLast(({ of }) => of === here);
    if (shown) shows = shows.filter((show) => show !== shown);
    else path = path.slice(0, -1);
  }

  function answerFor(have: string | null | undefined, withdrawn: readonly string[]): SessionData {
    if (portions === null) return whole();
    const all = history();
    const known = all.findIndex((entry) => nameOf(entry) === have);
    const entries = all.slice(Math.max(known + 1, all.length - portions.turn));
    const data = dataOf(entries, withdrawn);
    return known >= 0 && known + 1 === all.length - entries.length
      ? { ...data, earlier: null }
      : data;
  }

  function take({ actionType: action, have, ...form }: ActionForm): ActionResponse {
    const here = path.at(-1) ?? openingPart;
    switch (action) {
      case "show":
        return tell({ ...untold, actionType: action, imageUrl: "/lamp.png" }, here, have);
      case "undo":
        return tell({ ...untold, actionType: action, modelUsed: null }, here, have);
      default: {
        const { selectedChoice = null, userAction = null } = form;
        const own = { selectedChoice, userInput: userAction };
        return tell({ actionType: action, ...own }, null, have);
      }
    }
  }

  function retell({ have }: NonNullable<RetryForm>): ActionResponse {
    const here = path.at(-1) ?? "";
    const first = turns.find(({ entry }) => entry.turnId === here);
    const { actionType, selectedChoice, userInput } = first?.entry ?? anOpening;
    return tell({ actionType, selectedChoice, userInput }, first?.of ?? here, have);
  }

  return {
    history,
    take,
    retell,
    select: (version: string): void => {
      path = [...path.slice(0, -1), version];
      dropShows();
    },
    /** The part that the player is at. */
    here: () => path.at(-1) ?? openingPart,
    canUndo: () => path.length > 0 || shows.length > 0,
    versions: () => versionsOf(path.at(-1) ?? ""),
    /** The session as it is opened. */
    data: (): SessionData =>
      portions === null ? whole() : dataOf(history().slice(-portions.opened), []),
    entriesBefore: (cursor: string): SessionEntries => {
      const end = Number(cursor);
      const from = Math.max(0, end - (portions?.page ?? end));
      const entries = history().slice(from, end);
      return { entries, earlier: from > 0 ? String(from) : null };
    },
  };
}

function isPart({ actionType: action }: HistoryEntry): boolean {
  return action !== "show" && action !== "undo";
}
