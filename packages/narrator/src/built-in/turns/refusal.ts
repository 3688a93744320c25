import type { NarrationRequest } from "../../port.ts";
import { joined } from "./detour.ts";
import { echoOf } from "../echo/echo.ts";
import { voicedContext, type TurnContext } from "../turn-context.ts";
import { gestureOf, thingsAround } from "../passages/things.ts";
import { authorsDetour } from "./authors-words.ts";
import { refrainFor } from "../passages/recall.ts";

type Because = Extract<NarrationRequest["step"], { way: "refusal" }>["because"];

/** The scene or the world does not allow what the player wants. */
export function refusal(context: TurnContext, because: Because): string[] {
  const { request, node } = context;
  const own = voicedContext(context);
  const title = node.ending?.title ?? request.story.title;
  if (because === "over") {
    const line = own?.lines.fresh(own.voice.over, { title }) ?? "";
    return [line === "" ? `*${title.replaceAll("*", "")}*` : line];
  }
  if (!own) return authorsDetour(context);
  const { lines, voice, reading } = own;
  const isHeld = because === "fixed" || because === "locked";
  const said = isHeld ? (request.said?.trim() ?? "") : "";
  const echo = said === "" ? "" : echoOf(said, reading).text;
  const line = lines.fresh(isHeld ? voice.held : voice.impossible);
  const around = joined(gestureOf(own), ...thingsAround(own, 1));
  return [joined(echo, line), around === "" ? refrainFor(context) : around];
}
