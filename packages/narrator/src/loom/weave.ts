import { nodeNamed, type Freedom } from "@katha/storygraph";
import type { Offer, Passage, Standing, Step, Telling, Work } from "../port.ts";
import { fitsOf } from "./fit.ts";
import { onward, type Fitting } from "./onward.ts";
import { picked } from "./picked.ts";
import { cannotBe } from "./world.ts";
import { offersAt, turnsAllowed, type Way } from "./ways.ts";
import { termsOf } from "./words/terms.ts";

export interface Asked {
  work: Work;
  standing: Standing;
  action: Telling["action"];
  /** The player's own words, or the choice they picked; null where they only went on. */
  said: string | null;
  /** The choices last shown to the player. */
  offers: readonly Offer[];
  passages: readonly Passage[];
  seed: string;
}

/** How well words must fit a choice before they count as that choice. */
const enough: Readonly<Record<Freedom, number>> = { fixed: 0.22, guided: 0.34, free: 0.4 };
/** Back to where one has been goes only who says so plainly. */
const enoughToReturn = 0.85;
/** How much better than the next best. */
const clearly = 0.08;
/** How many times in a row going on lets a fork stand before the story chooses. */
const lingers: Readonly<Record<Freedom, number>> = { fixed: 1, guided: 1, free: 2 };

const along = ({ text, to }: Way): Step => ({ way: "edge", to, choice: text });

interface Scene {
  asked: Asked;
  ways: Way[];
  freedom: Freedom;
  /** Another turn may be told here before the scene has to be left. */
  hasRoom: boolean;
}

function sceneOf(asked: Asked): Scene {
  const { work, standing } = asked;
  return {
    asked,
    ways: offersAt(work.graph, standing),
    freedom: nodeNamed(work.graph, standing.node)?.freedom ?? "guided",
    hasRoom: standing.turnsHere < turnsAllowed(work.graph, standing) - 1,
  };
}

function leave({ asked, ways }: Scene, fits?: readonly Fitting[]): Step {
  const { work, standing, seed } = asked;
  const way = onward(
    work.graph,
    standing,
    fits ?? ways.map((each) => ({ way: each, fit: 0 })),
    seed,
  );
  return way ? along(way) : { way: "refusal", because: "over" };
}

/** The untold beat that the words touch, else the next one; null when all have been told. */
function beatFor({ work, standing }: Asked, said: string): number | null {
  const beats = nodeNamed(work.graph, standing.node)?.beats ?? [];
  const terms = termsOf(said);
  const untold = beats
    .map((beat, at) => ({
      at,
      shared: termsOf(beat).filter((term) => terms.includes(term)).length,
    }))
    .filter(({ at }) => !standing.beatsTold.includes(at));
  return untold.toSorted((left, right) => right.shared - left.shared)[0]?.at ?? null;
}

const stay = (asked: Asked, said: string): Step => ({ way: "detour", beat: beatFor(asked, said) });

const telling = new Set(["continue", "immerse", "custom_action"]);

/** How often in a row the player has just gone on here without a word; a picture is no turn of the story. */
function timesLingered({ passages, standing }: Asked): number {
  const told = passages.filter(({ action }) => telling.has(action));
  const here = told.slice(Math.max(0, told.length - standing.turnsHere)).toReversed();
  const other = here.findIndex(
    ({ action, said }) => action !== "continue" || Boolean(said?.trim()),
  );
  return other < 0 ? here.length : other;
}

function goOn(scene: Scene): Step {
  const { asked, ways, freedom, hasRoom } = scene;
  const isFork = new Set(ways.map(({ to }) => to)).size > 1;
  const times = timesLingered(asked);
  if (!hasRoom) return leave(scene);
  if (!isFork)
    return freedom === "free" && times === 0 && beatFor(asked, "") !== null
      ? stay(asked, "")
      : leave(scene);
  if (times >= lingers[freedom]) return leave(scene);
  return freedom === "fixed" ? { way: "refusal", because: "fixed" } : stay(asked, "");
}

function answer(scene: Scene, said: string): Step {
  const { asked, ways, freedom, hasRoom } = scene;
  const fits = fitsOf(asked.work, asked.standing, ways, said);
  const [best, second] = fits.toSorted((left, right) => right.fit - left.fit);
  const isPossible = !cannotBe(asked.work, said);
  if (best && isPossible) {
    const isBack = asked.standing.path.includes(best.way.to);
    const sameWay = second?.way.to === best.way.to;
    const isClear = sameWay || best.fit - (second?.fit ?? 0) >= clearly;
    if (isClear && best.fit >= (isBack ? enoughToReturn : enough[freedom])) return along(best.way);
  }
  if (!hasRoom) return leave(scene, isPossible ? fits : undefined);
  if (!isPossible) return { way: "refusal", because: "impossible" };
  return freedom === "fixed" ? { way: "refusal", because: "fixed" } : stay(asked, said);
}

/** What an action becomes on the author's graph: total, and the same for the same telling. */
export function weave(asked: Asked): Step {
  const scene = sceneOf(asked);
  if (scene.ways.length === 0) return { way: "refusal", because: "over" };
  const said = asked.said?.trim() ?? "";
  const pick = said === "" ? undefined : picked(said, scene.ways, asked.offers);
  if (pick?.way) return along(pick.way);
  if (asked.action === "immerse")
    return scene.hasRoom ? { way: "detour", beat: null } : leave(scene);
  if (!/[\p{L}\p{N}]/u.test(said)) return goOn(scene);
  if (pick && scene.hasRoom) return stay(asked, said);
  return answer(scene, said);
}
