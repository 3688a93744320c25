import type { ActionResponse, TurnEvent } from "../shapes/made/game/turn.ts";
import { type NameOf, entryId, imageEntry, modelInfo } from "./log-entries.ts";
import type { LogEntry } from "../shapes/play-log.ts";

interface TurnEntriesOptions {
  readonly nameOf: NameOf;
  /** Adds a line to the log. If it `isStreaming`, its text comes through `append`. */
  readonly add: (entry: LogEntry) => void;
  readonly append: (entryId: string, text: string) => void;
  /** Called when the server has given the turn its id. */
  readonly start: (turn: string) => void;
}

export type TurnEntries = ReturnType<typeof createTurnEntries>;

/** Turns the events of one running turn into log entries. */
export function createTurnEntries({ nameOf, add, append, start }: TurnEntriesOptions) {
  const ids = new Set<string>();
  let turn = "";

  function put(entry: LogEntry): void {
    ids.add(entry.id);
    add(entry);
  }

  function read(event: TurnEvent): void {
    switch (event.event) {
      case "turn":
        turn = event.turnId;
        start(turn);
        if (event.model !== null) put(modelInfo(turn, nameOf(event.model), event.held));
        break;
      case "delta": {
        const id = entryId(turn, event.part);
        if (!ids.has(id)) {
          put({ id, type: event.part, content: "", isStreaming: true, isHistorical: false });
        }
        append(id, event.text);
        break;
      }
      case "image":
        put(imageEntry(turn, event));
        break;
      default:
    }
  }

  /** The settled turn's entries that no event brought, and its final cost. */
  function missing(response: ActionResponse): LogEntry[] {
    const { turnId: id, modelUsed: model, imageUrl: image } = response;
    const text = (type: "narrative" | "setup", content: string | null): LogEntry[] =>
      content === null || content === "" || ids.has(entryId(id, type))
        ? []
        : [{ id: entryId(id, type), type, content, isHistorical: false }];
    return [
      ...(model === null ? [] : [modelInfo(id, nameOf(model), response.creditsConsumed)]),
      ...text("setup", response.setup),
      ...text("narrative", response.narrative ?? response.fallbackDescription),
      ...(image === null || ids.has(entryId(id, "image"))
        ? []
        : [imageEntry(id, { ...response, imageUrl: image })]),
    ];
  }

  return { ids: ids as ReadonlySet<string>, read, missing };
}
