import type { Telling } from "../port.ts";
import { joined } from "./detour.ts";
import { echoOf } from "./echo/echo.ts";
import { spoken, type Ground } from "./ground.ts";
import { gestureOf, thingsAround } from "./things.ts";
import { authorsDetour } from "./other-tongues.ts";
import { refrainFor } from "./recall.ts";

type Because = Extract<Telling["step"], { way: "refusal" }>["because"];

/** The world does not allow it, and says so in its own way. */
export function refusal(ground: Ground, because: Because): string[] {
  const { telling, node } = ground;
  const own = spoken(ground);
  const title = node.ending?.title ?? telling.work.title;
  if (because === "over") {
    const line = own?.lines.fresh(own.voice.over, { title }) ?? "";
    return [line === "" ? `*${title.replaceAll("*", "")}*` : line];
  }
  if (!own) return authorsDetour(ground);
  const { lines, voice, reading } = own;
  const said = because === "fixed" ? (telling.said?.trim() ?? "") : "";
  const echo = said === "" ? "" : echoOf(said, reading).text;
  const line = lines.fresh(because === "fixed" ? voice.held : voice.impossible);
  const around = joined(gestureOf(own), ...thingsAround(own, 1));
  return [joined(echo, line), around === "" ? refrainFor(ground) : around];
}
