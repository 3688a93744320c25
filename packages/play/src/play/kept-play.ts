import {
  begun,
  deedItemId,
  deedsOf,
  isVerbatim,
  move,
  nameGivenIn,
  smallDeedsOf,
  type Correction,
  type Moving,
  type Passage,
  type Step,
} from "@katha/narrator";
import type { BegunSession, KeptPlay, PartEffects, PlayedTurn } from "./turn.ts";
import { endingAt } from "./gains.ts";
import type { PlayableStory } from "../story/playable-story.ts";
import { changesShown, checkShown } from "./shown.ts";

/** A part's effect on a play, for the play and for its readers. */
export interface Played {
  play: KeptPlay;
  became: PartEffects;
}

/** A turn's outcome in the narrator's type; the table holds plain JSON. */
export const stepOf = ({ step }: Pick<PlayedTurn, "step">) => step as unknown as Step | null;

/** Whether a line could not be made out in the time there is: nobody looks into it again. */
export const isUnheard = (step: Step | null): boolean =>
  step?.way === "refusal" && step.because === "katha" && step.matter === "length";

export function isDecision({
  action,
  selected_choice,
}: Pick<PlayedTurn, "action" | "selected_choice">): boolean {
  return action === "custom_action" || selected_choice !== null;
}

function becameOf(
  work: PlayableStory,
  { changes, check }: Moving,
  told: Pick<PartEffects, "is_verbatim" | "deeds"> & { scene: string | null },
): PartEffects {
  const { scene, ...more } = told;
  return {
    changes: changesShown(work.graph, changes),
    check: checkShown(work.graph, check),
    telling: scene === null ? null : work.tellingOf(scene),
    ...more,
  };
}

export function playAtOpening(
  work: PlayableStory,
  { family, endings_before: endings, who, initial_xp: xp }: BegunSession,
): Played {
  const moving = begun(work.graph, { given: { seed: family, endings }, who });
  const { position } = moving;
  const title = endingAt(work, position);
  const play: KeptPlay = {
    depth: 0,
    position,
    xp,
    choices_made: 0,
    scenes: [position.node],
    ending: title === null ? null : { node: position.node, title },
    percentage: title === null ? 0 : 100,
    mentions: [],
  };
  const told = { scene: position.node, is_verbatim: true, deeds: [] };
  return { play, became: becameOf(work, moving, told) };
}

/** The oldest are forgotten; no story of the catalogue has a tenth as many. */
const mostMentions = 400;

const sameDeed = (deed: string | null) => deed?.normalize("NFC").toLowerCase();

/** The mentions with those of one more part; one that came up before keeps the turn in which it did. */
function mentionsWith(
  { depth, mentions }: KeptPlay,
  turn: PlayedTurn,
  deeds: readonly string[],
): KeptPlay["mentions"] {
  const { action } = turn;
  const line = isUnheard(stepOf(turn)) ? null : turn.user_input;
  const givesName = action === "custom_action" && line !== null && nameGivenIn(line) !== undefined;
  const said = line ?? turn.selected_choice;
  const added = [...deeds, ...(givesName ? [null] : [])].map((deed) => {
    const known = mentions.find((one) => sameDeed(one.deed) === sameDeed(deed));
    const isFirst = known === undefined || deed === null;
    // Copied parts keep their original ids in the narrator's memory.
    const turn_id = isFirst ? (turn.copy_of ?? turn.id) : known.turn_id;
    return { turn_id, depth: depth + 1, said, deed };
  });
  if (added.length === 0) return mentions;
  const isAnew = new Set(added.map(({ deed }) => sameDeed(deed)));
  const others = mentions.filter(({ deed }) => !isAnew.has(sameDeed(deed)));
  return [...others, ...added].slice(-mostMentions);
}

/** What a play comes to by one more part. */
export function playAfter(work: PlayableStory, before: KeptPlay, turn: PlayedTurn): Played {
  const { graph } = work;
  const step = stepOf(turn);
  const { position: from, scenes } = before;
  const stayed: Moving = { position: from, changes: [], check: null };
  const moving = step === null ? stayed : move(graph, from, step);
  const { position } = moving;
  const { narrative: text } = turn;
  const said = turn.action === "custom_action" ? turn.user_input : null;
  const deeds =
    step === null
      ? []
      : [...deedsOf(graph, from, step), ...smallDeedsOf(work, from, { step, said, told: text })];
  const node = turn.node ?? scenes[0] ?? position.node;
  const play: KeptPlay = {
    depth: before.depth + 1,
    position,
    xp: before.xp + turn.xp_gain - turn.xp_cost,
    choices_made: before.choices_made + Number(isDecision(turn)),
    scenes: scenes.includes(node) ? scenes : [...scenes, node],
    ending:
      turn.ending === null || turn.node === null ? null : { node: turn.node, title: turn.ending },
    percentage: turn.completion ?? 0,
    mentions: mentionsWith(before, turn, deeds),
  };
  const isVerbatimPart =
    step !== null && text !== null && isVerbatim({ story: work, position, step, text });
  const scene = position.arrivals > from.arrivals ? position.node : null;
  return { play, became: becameOf(work, moving, { scene, is_verbatim: isVerbatimPart, deeds }) };
}

/** What the player asks about is found in the mentions of parts that came before those that are read again. */
export function mentionedBefore({ mentions }: KeptPlay, depth: number): Passage[] {
  return mentions
    .filter((mention) => mention.depth <= depth)
    .map(({ turn_id: turnId, said, deed }) => ({
      turnId,
      action: deed === null ? "custom_action" : "continue",
      said,
      text: "",
      node: "",
      deeds: deed === null ? [] : [deed],
    }));
}

/** What the player wrote down, oldest first. */
export function notedIn(corrections: readonly Correction[]): string[] {
  return corrections.flatMap(({ text, isNoted }) =>
    isNoted === true && text !== null && text !== "" ? [text] : [],
  );
}

/** The deeds that the player disputes. */
export function struckIn(
  { mentions }: KeptPlay,
  corrections: readonly { item: string; text: string | null }[],
): string[] {
  const struck = new Set(
    corrections.flatMap(({ item, text }) => (text?.trim() === "" ? [item] : [])),
  );
  if (struck.size === 0) return [];
  return mentions.flatMap(({ turn_id, deed }) =>
    deed !== null && struck.has(deedItemId(turn_id, deed)) ? [deed] : [],
  );
}
