import { hasScenes, nodeNamed, reactionTo, type Freedom } from "@katha/storygraph";
import type { Offer, Passage, Position, Step, NarrationRequest, StoryVersion } from "../port.ts";
import { edgeFits } from "./edge-fit.ts";
import { defaultEdge, type EdgeFit } from "./default-edge.ts";
import { isSaid, pickedChoice } from "./picked-choice.ts";
import { isImpossible } from "./impossible.ts";
import {
  along,
  isOver,
  lockedAt,
  offersAt,
  turnsAllowed,
  type Edge,
  type LockedEdge,
} from "../position/edges.ts";
import { termsOf } from "./words/terms.ts";

export interface PlayerAction {
  story: StoryVersion;
  position: Position;
  action: NarrationRequest["action"];
  /** The player's own words, or the choice they picked; null where they only went on. */
  said: string | null;
  /** The story's own command that the player gave, if any. */
  command?: string | null;
  /** What the player was last shown. */
  offers: readonly Offer[];
  passages: readonly Passage[];
  seed: string;
}

/** How well words must fit a choice before they count as that choice. */
const confidentFit: Readonly<Record<Freedom, number>> = { fixed: 0.22, guided: 0.34, free: 0.4 };
/** Returning to a visited scene needs a clearer wish. */
const enoughToReturn = 0.85;
/** How much better than the next best. */
const clearly = 0.08;
/** How many times in a row the player may go on at a fork before the story chooses. */
const lingers: Readonly<Record<Freedom, number>> = { fixed: 1, guided: 1, free: 2 };

interface Scene {
  asked: PlayerAction;
  edges: Edge[];
  locked: LockedEdge[];
  freedom: Freedom;
  /** The scene's budget allows another turn here. */
  hasRoom: boolean;
}

function sceneOf(asked: PlayerAction): Scene {
  const { story, position } = asked;
  return {
    asked,
    edges: offersAt(story.graph, position),
    locked: lockedAt(story.graph, position),
    freedom: nodeNamed(story.graph, position.node)?.freedom ?? "guided",
    hasRoom: position.turnsHere < turnsAllowed(story.graph, position) - 1,
  };
}

function leave({ asked, edges }: Scene, fits?: readonly EdgeFit[]): Step {
  const { story, position, seed } = asked;
  const edge = defaultEdge(
    story.graph,
    position,
    fits ?? edges.map((each) => ({ edge: each, fit: 0 })),
    seed,
  );
  return edge ? along(edge) : stay(asked, asked.said ?? "");
}

/** The unused beat that shares most words, else the next one; null when all are used. */
function beatFor({ story, position }: PlayerAction, said: string): number | null {
  const beats = nodeNamed(story.graph, position.node)?.beats ?? [];
  const terms = termsOf(said);
  const untold = beats
    .map((beat, at) => ({
      at,
      shared: termsOf(beat).filter((term) => terms.includes(term)).length,
    }))
    .filter(({ at }) => !position.beatsTold.includes(at));
  return untold.toSorted((left, right) => right.shared - left.shared)[0]?.at ?? null;
}

const stay = (asked: PlayerAction, said: string): Step => ({
  way: "detour",
  beat: beatFor(asked, said),
});

const storyActions = new Set(["continue", "immerse", "custom_action"]);

/** How often in a row the player went on here without a word; pictures do not count. */
function timesLingered({ passages, position }: PlayerAction): number {
  const told = passages.filter(({ action }) => storyActions.has(action));
  const here = told.slice(Math.max(0, told.length - position.turnsHere)).toReversed();
  const other = here.findIndex(
    ({ action, said }) => action !== "continue" || Boolean(said?.trim()),
  );
  return other < 0 ? here.length : other;
}

function goOn(scene: Scene): Step {
  const { asked, edges, freedom, hasRoom } = scene;
  const isFork = new Set(edges.map(({ to }) => to)).size > 1;
  const times = timesLingered(asked);
  if (!hasRoom) return leave(scene);
  if (!isFork)
    return freedom === "free" && times === 0 && beatFor(asked, "") !== null
      ? stay(asked, "")
      : leave(scene);
  if (times >= lingers[freedom]) return leave(scene);
  return freedom === "fixed" ? { way: "refusal", because: "fixed" } : stay(asked, "");
}

/** The locked choice that the player asked for, by its words. */
function lockedStep({ reason }: LockedEdge): Step {
  return { way: "refusal", because: "locked", reason };
}

function answer(scene: Scene, said: string): Step {
  const { asked, edges, locked, freedom, hasRoom } = scene;
  const fits = edgeFits(asked.story, asked.position, [...edges, ...locked], said);
  const open = fits.filter(({ edge }) => edges.includes(edge));
  const [best, second] = fits.toSorted((left, right) => right.fit - left.fit);
  const isPossible = !isImpossible(asked.story, said);
  if (best && isPossible) {
    const isBack = asked.position.path.includes(best.edge.to);
    const sameEdge = second?.edge.to === best.edge.to;
    const isClear = sameEdge || best.fit - (second?.fit ?? 0) >= clearly;
    if (isClear && best.fit >= (isBack ? enoughToReturn : confidentFit[freedom])) {
      const shut = locked.find((edge) => edge === best.edge);
      return shut ? lockedStep(shut) : along(best.edge);
    }
  }
  if (!hasRoom) return leave(scene, isPossible ? open : undefined);
  if (!isPossible) return { way: "refusal", because: "impossible" };
  return freedom === "fixed" ? { way: "refusal", because: "fixed" } : stay(asked, said);
}

/** Turns any action into a step on the author's graph, the same for the same input. */
export function understand(asked: PlayerAction): Step {
  if (!hasScenes(asked.story.graph)) return { way: "detour", beat: null };
  const { story, position, command } = asked;
  if (isOver(story.graph, position)) return { way: "refusal", because: "over" };
  const reaction =
    command == null ? undefined : reactionTo(story.graph, position.node, position.state, command);
  if (reaction !== undefined) return { way: "reaction", reaction };
  const scene = sceneOf(asked);
  const said = asked.said?.trim() ?? "";
  const pick = said === "" ? undefined : pickedChoice(said, scene.edges, asked.offers);
  if (pick?.edge) return along(pick.edge);
  const shut = scene.locked.find(({ text }) => isSaid(text, said));
  if (shut) return lockedStep(shut);
  if (asked.action === "immerse")
    return scene.hasRoom ? { way: "detour", beat: null } : leave(scene);
  if (!/[\p{L}\p{N}]/u.test(said)) return goOn(scene);
  if (pick && scene.hasRoom) return stay(asked, said);
  return answer(scene, said);
}
