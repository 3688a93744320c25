import type { GameSession, SessionCheck, SessionData, SessionTree } from "@katha/api/contract";
import { type Standing, type StoryFacts, endingTitle } from "@katha/play";
import { rowEnding, rowProgress } from "./progress.ts";
import type { Session, TreeRow } from "../repo.ts";

type Ended = Pick<Session, "ending" | "ending_node">;

/** The titles of the endings found, from the player's latest sessions; empty if one has no title. */
export function endingsFound(latestFirst: readonly Ended[]): string[] {
  const found = latestFirst.toReversed().flatMap((row) => rowEnding(row) ?? []);
  return [...new Map(found.map((one) => [one.node, endingTitle(one) ?? ""])).values()];
}

export function sessionAnswer(
  session: Session,
  more: {
    facts: StoryFacts;
    standing: Standing;
    data: SessionData;
    running: string | null;
    ofStory: readonly Ended[];
  },
): GameSession {
  const { facts, standing, data, running, ofStory } = more;
  return {
    id: session.id,
    story_id: session.story_id,
    ...rowProgress(session),
    endings_found: endingsFound(ofStory),
    ending: endingTitle(rowEnding(session)),
    running_turn: running,
    branched_from: session.branched_from,
    created_at: session.created_at.toISOString(),
    updated_at: session.updated_at.toISOString(),
    state: standing.state,
    offers: standing.offers,
    commands: facts.commands,
    costs: facts.costs,
    sources_note: facts.sourcesNote,
    session_data: data,
  };
}

export function checkAnswer(session: Session, sessions_count: number): SessionCheck {
  const { id: session_id } = session;
  return { has_existing_session: true, session_id, sessions_count, ...rowProgress(session) };
}

const summaryLength = 160;

/** The beginning of a text, in one line. */
export function shortened(text: string, most = summaryLength): string {
  // Asterisks mark emphasis, which a line in a list does not show.
  const line = text.replaceAll("*", "").replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).trimEnd()}…`;
}

export function treeAnswer(session: Session, parts: readonly TreeRow[]): SessionTree {
  return {
    session_id: session.id,
    current: session.head,
    parts: parts.map((turn) => ({
      turn_id: turn.id,
      parent: turn.parent,
      node: turn.step?.["way"] === "edge" ? turn.node : null,
      action_type: turn.action,
      summary: shortened(turn.told),
      is_undone: !turn.is_standing,
      timestamp: turn.created_at.toISOString(),
    })),
  };
}
