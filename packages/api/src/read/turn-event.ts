import type { TurnEvent } from "../contract/game/turn.ts";
import { text } from "./fields.ts";
import { readActionResponse } from "./made/game/turn.ts";

/** An event of a running turn. An event of an unknown kind is returned unchanged. */
export function readTurnEvent(value: TurnEvent): TurnEvent {
  switch (value.event) {
    case "delta":
      return {
        ...value,
        part: value.part === "setup" ? "setup" : "narrative",
        text: text()(value.text),
      };
    case "done":
      return { ...value, response: readActionResponse(value.response) };
    default:
      return value;
  }
}
