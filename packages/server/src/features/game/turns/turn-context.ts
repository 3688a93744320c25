import { nodeNamed } from "@katha/storygraph";
import {
  deedsOf,
  isFromKatha,
  type Offer,
  offersAt,
  type Passage,
  type SceneFacts,
  type Position,
} from "@katha/narrator";
import { findSession, findSettled, type Session, type Turn } from "../repo.ts";
import type { GameDependencies } from "../dependencies.ts";
import type { PlayableStory } from "../sessions/playable-stories.ts";
import { pathTo } from "../state/fold.ts";
import { foldPlay, stepOf, workOf, type FoldedPlay } from "../state/play-fold.ts";

/** A session as the narrator sees it: everything up to one part. */
export interface TurnContext {
  session: Session;
  work: PlayableStory;
  path: Turn[];
  passages: Passage[];
  position: Position;
  /** The choices last shown to the player. */
  offers: readonly Offer[];
}

function openingPassage({ opening }: Session): Passage {
  const { node, text } = opening;
  return { turnId: null, action: "story_start", said: null, text, node };
}

function passageOf(turn: Turn, play: FoldedPlay): Passage {
  const { position } = play.after(turn.parent);
  const step = stepOf(turn);
  return {
    // Copied parts keep their original ids in the narrator's memory.
    turnId: turn.copy_of ?? turn.id,
    action: turn.action,
    said: turn.user_input ?? turn.selected_choice,
    text: [turn.setup, turn.narrative].filter((text) => text !== null).join("\n\n"),
    node: turn.node ?? "",
    deeds: step === null ? [] : deedsOf(play.work.graph, position, step),
    isFromKatha: step !== null && isFromKatha(step),
  };
}

export async function contextAt(
  { db, playableStories }: Pick<GameDependencies, "db" | "playableStories">,
  sessionId: string,
  head: string | null,
): Promise<TurnContext> {
  const session = await findSession(db, sessionId);
  if (session === undefined) throw new Error(`The session ${sessionId} is gone.`);
  const work = await workOf(playableStories, db, session);
  const path = pathTo(await findSettled(db, sessionId), head);
  const play = foldPlay(work, session, path);
  const { position } = play.after(head);
  const last = path.at(-1);
  return {
    session,
    work,
    path,
    passages: [openingPassage(session), ...path.map((turn) => passageOf(turn, play))],
    position,
    offers: last?.offers ?? (last ? offersAt(work.graph, position) : session.opening.offers),
  };
}

const sceneFields: ReadonlySet<string> = new Set(["place", "mood", "hour", "weather", "cast"]);

/** The scene's facts: the narrator's latest, or else the author's. */
export function sceneAt({ work, position, path }: TurnContext): SceneFacts {
  const authored = Object.entries(nodeNamed(work.graph, position.node) ?? {});
  const scene = authored.filter(([field]) => sceneFields.has(field));
  return { ...Object.fromEntries(scene), ...path.at(-1)?.scene };
}
