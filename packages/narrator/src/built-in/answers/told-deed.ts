import type { ActKind } from "@katha/storygraph";
import { playedNameOf } from "../../reading/index.ts";
import { inDevanagari } from "../echo/in-devanagari.ts";
import { echoOf } from "../echo/echo.ts";
import type { TurnContext } from "../turn-context.ts";

/** The player's line as the story tells it; an act that is done is told as done. */
export function toldLine({ request, style }: TurnContext, said: string, isDone?: boolean) {
  const name = style.person === "third" ? playedNameOf(request.story) : undefined;
  const isOfScript = style.isInLatin || style.grammarLanguage !== "hi";
  const line = isOfScript ? said : inDevanagari(request.story, said);
  return echoOf(line, style, { isDone, name });
}

/** What could not be told as a deed stands in quotation marks. */
export const isQuoted = ({ style }: TurnContext, told: string): boolean =>
  told.startsWith(style.quotes[0]);

/** Small deeds after which something is otherwise than before, if only for the player: they are remembered. */
export const lastingActs: ReadonlySet<ActKind> = new Set([
  "take",
  "write",
  "eat",
  "drink",
  "comfort",
  "sleep",
  "pray",
  "sing",
]);
