import type { PlayNeeds } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { playAt } from "../kept-plays/open-play.ts";
import { findSession, type Turn } from "../repo.ts";
import type { Outcome } from "../turns/settle.ts";

type ToldOutcome = Omit<Outcome, "play" | "became">;

/** The outcome of a part that a test tells by itself. */
export async function toldOutcome(
  needs: PlayNeeds,
  turn: Turn,
  told: ToldOutcome,
): Promise<Outcome> {
  const session = await findSession(needs.db, turn.session_id);
  if (session === undefined) throw new Error("The session is gone.");
  const from = await playAt(needs, session, turn.parent);
  const after = { ...turn, ...told } as Turn;
  const key = keyOfSession(session);
  const [played] = await needs.engine.run("follow", key, { session, from, turns: [after] });
  if (played === undefined) throw new Error("Nothing was played.");
  return { ...told, play: played.play, became: JSON.stringify(played.became) };
}
