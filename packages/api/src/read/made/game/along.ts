// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/along.ts";
import { type Reader, number, object, oneOfOrNull, text, textOrNull, texts } from "../../fields.ts";
import { readGameSession } from "./game.ts";

export const readSettledAlong: Reader<z.output<typeof contract.settledAlong>> = object({
  session_id: text(),
  settled: texts,
  stopped: oneOfOrNull(["told_otherwise", "refused"]),
  reason: textOrNull,
});

export const readAlongBundle: Reader<z.output<typeof contract.alongBundle>> = object({
  session: readGameSession,
  story_version: number(),
  balance: number(),
  play: text(),
  story: textOrNull,
});
