// Made from the contract by `npm run readers`.
import type { AlongBundle, SettledAlong } from "../../../shapes/made/game/along.ts";
import { type Reader, number, object, oneOfOrNull, text, textOrNull, texts } from "../../fields.ts";
import { readGameSession } from "./game.ts";

export const readSettledAlong: Reader<SettledAlong> = object({
  session_id: text(),
  settled: texts,
  stopped: oneOfOrNull(["told_otherwise", "refused"]),
  reason: textOrNull,
});

export const readAlongBundle: Reader<AlongBundle> = object({
  session: readGameSession,
  story_version: number(),
  balance: number(),
  play: text(),
  story: textOrNull,
});
