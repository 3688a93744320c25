import type { ActionResponse, TurnEvent } from "@katha/api/game";
import { type LogEntry, type TextStream, createTextStream } from "@katha/ui";
import { type NameOf, entryId, imageEntry, modelInfo } from "./log-entries.ts";

interface TellingParts {
  readonly nameOf: NameOf;
  readonly add: (...entries: LogEntry[]) => void;
  /** The server has named the turn. */
  readonly name: (turn: string) => void;
}

export type Telling = ReturnType<typeof createTelling>;

/** The entries of one turn as its events bring them. */
export function createTelling({ nameOf, add, name }: TellingParts) {
  const texts = new Map<"narrative" | "setup", TextStream>();
  const told = new Set<string>();
  let turn = "";

  function put(entry: LogEntry): void {
    told.add(entry.id);
    add(entry);
  }

  function textOf(part: "narrative" | "setup"): TextStream {
    const known = texts.get(part);
    if (known) return known;
    const text = createTextStream();
    texts.set(part, text);
    put({ id: entryId(turn, part), type: part, content: text, isHistorical: false });
    return text;
  }

  function hear(event: TurnEvent): void {
    switch (event.event) {
      case "turn":
        turn = event.turn_id;
        name(turn);
        if (event.model !== null) put(modelInfo(turn, nameOf(event.model), event.held));
        break;
      case "delta":
        textOf(event.part).append(event.text);
        break;
      case "image":
        put(imageEntry(turn, event));
        break;
      default:
    }
  }

  /** What the events did not bring: all of it, where nothing streams. */
  function missing(response: ActionResponse): LogEntry[] {
    const { turn_id: id, model_used: model, image_url: image } = response;
    const words = (type: "narrative" | "setup", content: string | null): LogEntry[] =>
      content === null || content === "" || told.has(entryId(id, type))
        ? []
        : [{ id: entryId(id, type), type, content, isHistorical: false }];
    const isTold = (type: "model_info" | "image") => told.has(entryId(id, type));
    return [
      ...(model === null || isTold("model_info")
        ? []
        : [modelInfo(id, nameOf(model), response.credits_consumed)]),
      ...words("setup", response.setup),
      ...words("narrative", response.narrative ?? response.fallback_description),
      ...(image === null || isTold("image")
        ? []
        : [imageEntry(id, { ...response, image_url: image })]),
    ];
  }

  return {
    told: told as ReadonlySet<string>,
    hear,
    missing,
    end: () => {
      for (const text of texts.values()) text.end();
    },
  };
}
