import { createHash } from "node:crypto";
import type { Passage, Step } from "@katha/narrator";
import type { GameDependencies } from "../dependencies.ts";
import { isUnheard, stepOf, type KeptPlay } from "@katha/play";
import type { Turn } from "../repo.ts";
import type { StoryKey } from "../threads/story-engine.ts";
import { dayOf } from "./day.ts";
import { isPersonal } from "./personal.ts";
import { countLine, findSharing, keepMost } from "./repo.ts";

export const mostGroups = 500;
const longest = 200;

type Sharing = NonNullable<Awaited<ReturnType<typeof findSharing>>>;

/** The names by which the player is known, here and in the story. */
function namesOf({ username, display_name, email, who }: Sharing): string[] {
  return [username, display_name, email, ...Object.values(who?.qualities ?? {})];
}

/** A turn that the author has no answer to, as it was told. */
export interface Unanswered {
  story: StoryKey;
  play: KeptPlay;
  passages: readonly Passage[];
}

/** The player's own words; null for a retry, which repeats the same line. */
function typedIn({ id, retry_of, action, command, user_input }: Turn): string | null {
  return action === "custom_action" && command === null && retry_of === id ? user_input : null;
}

/** The player was asked which choice they meant, and meant none of them. */
export const isDeclined = (step: Step | null): boolean =>
  step?.way === "refusal" && step.because === "neither";

interface UnansweredLine {
  said: string;
  step: Step;
  passages: Unanswered["passages"];
}

/** The line about which the player was asked before this turn. */
function askedAbout(
  { retry_of, id }: Turn,
  passages: Unanswered["passages"],
): UnansweredLine | null {
  const asked = passages.at(-1);
  if (retry_of !== id || asked?.isFromKatha !== true || asked.action !== "custom_action")
    return null;
  const { said } = asked;
  const step = { way: "detour", beat: null } as const;
  return said === null ? null : { said, step, passages: passages.slice(0, -1) };
}

/** The line of a turn that its author may read: what was typed, or what the player was asked about before. */
function lineOf(turn: Turn, { passages }: Unanswered): UnansweredLine | null {
  const step = stepOf(turn);
  if (step === null) return null;
  if (isDeclined(step)) return askedAbout(turn, passages);
  const said = typedIn(turn);
  return said === null ? null : { said, step, passages };
}

/**
 * Keeps a typed line that its story could not answer, anonymously, for the story's author. Only for published stories
 * by others, and for players who allow authors to see such lines.
 */
export async function keepUnanswered(
  needs: Pick<GameDependencies, "db" | "clock" | "log" | "engine">,
  turn: Turn,
  unanswered: Unanswered,
): Promise<void> {
  const { db, clock, log, engine } = needs;
  const { story, play } = unanswered;
  const found = lineOf(turn, unanswered);
  if (found === null) return;
  const { said, step, passages } = found;
  try {
    const sharing = await findSharing(db, turn.session_id);
    if (sharing?.shares_unanswered !== true || sharing.status !== "published") return;
    const { story_id, story_version, user_id, author_id } = sharing;
    if (user_id === author_id) return;
    const known = await engine.run("storyWords", story, play, user_id);
    if (isPersonal(said, namesOf(sharing), known)) return;
    const line = isUnheard(step)
      ? { meaning: said, act: null, about: null }
      : await engine.run("unanswered", story, { play, said, step, passages }, user_id);
    if (line === null) return;
    const text = said
      .replaceAll(/\s+/gu, " ")
      .slice(0, longest)
      .replace(/[\ud800-\udbff]$/, "");
    await countLine(db, {
      story_id,
      story_version,
      scene: play.position.node,
      text,
      act: line.act,
      about: line.about,
      meaning: createHash("sha256").update(line.meaning).digest("base64url"),
      last_day: dayOf(clock.now()),
      declined: isDeclined(stepOf(turn)),
    });
    await keepMost(db, story_id, mostGroups);
  } catch (error) {
    log.warn({ err: error, turn: turn.id }, "An unanswered line was not kept");
  }
}
