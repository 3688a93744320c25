import { termsOf, type Step } from "@katha/narrator";
import type { GameDependencies } from "../dependencies.ts";
import type { Turn } from "../repo.ts";
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

/** The player's own words that nothing in the story answered; a part told again is the same line. */
function unansweredIn({ id, retry_of, action, command, user_input, step }: Turn): string | null {
  const { way } = (step ?? {}) as Partial<Step>;
  const isTyped = action === "custom_action" && command === null && retry_of === id;
  return isTyped && way === "detour" ? user_input : null;
}

/**
 * Keeps a typed line that its story could not answer for the story's author, without who: of players who
 * said that authors may see such lines, in published stories of others.
 */
export async function keepUnanswered(
  { db, clock, log }: Pick<GameDependencies, "db" | "clock" | "log">,
  turn: Turn,
): Promise<void> {
  const said = unansweredIn(turn);
  if (said === null) return;
  try {
    const sharing = await findSharing(db, turn.session_id);
    if (sharing?.shares_unanswered !== true || sharing.status !== "published") return;
    const { story_id, story_version, user_id, author_id } = sharing;
    const meaning = [...new Set(termsOf(said))].toSorted().join(" ");
    if (user_id === author_id || meaning === "" || isPersonal(said, namesOf(sharing))) return;
    const text = [...said.replaceAll(/\s+/gu, " ")].slice(0, longest).join("");
    await countLine(db, {
      story_id,
      story_version,
      scene: turn.node ?? "",
      meaning: meaning.slice(0, longest),
      text,
      last_day: dayOf(clock.now()),
    });
    await keepMost(db, story_id, mostGroups);
  } catch (error) {
    log.warn({ err: error, turn: turn.id }, "An unanswered line was not kept");
  }
}
