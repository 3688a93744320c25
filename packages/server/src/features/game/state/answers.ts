import {
  commandXpCosts,
  lowCreditsBelow,
  type ActionResponse,
  type CommandCosts,
  type GameSession,
  type Receipt,
  type SessionCheck,
  type SessionTree,
  type TurnAction,
} from "@katha/api/contract";
import { offersAt } from "@katha/narrator";
import type { Session, Turn } from "../repo.ts";
import { isPart, stateOf, type State } from "./fold.ts";
import { historyOf, isUndone, tellingOf, texts } from "./history.ts";
import type { FoldedPlay } from "./play-fold.ts";
import { receiptOf } from "./receipt.ts";
import { changesShown, checkShown, offersShown, stateShown } from "./shown.ts";

function progressOf(state: State) {
  return {
    current_xp: state.xp,
    choices_made: state.choicesMade,
    scenes_completed: state.scenesCompleted,
    is_completed: state.ending !== null,
    completion_percentage: state.percentage,
  };
}

/** An ending without a title is named after its node, which only the author may see. */
export function endingTitle(ending: State["ending"]): string | null {
  return ending === null || ending.title === ending.node ? null : ending.title;
}

type Ended = Pick<Session, "ending" | "ending_node">;

export function rowEnding({ ending_node: node, ending: title }: Ended): State["ending"] {
  return node === null || title === null ? null : { node, title };
}

/** The titles of the endings found, from the player's latest sessions; empty if one has no title. */
export function endingsFound(latestFirst: readonly Ended[]): string[] {
  const found = latestFirst.toReversed().flatMap((row) => rowEnding(row) ?? []);
  return [...new Map(found.map((one) => [one.node, endingTitle(one) ?? ""])).values()];
}

/** The choices at a part, and the state there. */
function standingOf(session: Session, state: State<Turn>, { work, after }: FoldedPlay) {
  const last = state.path.at(-1);
  const choices = texts(last?.offers ?? session.opening.offers);
  const { position } = after(last?.id ?? null);
  const { graph } = work;
  // Immerse offers two choices of its own, but all other choices stay possible.
  const others = last?.action === "immerse" ? offersAt(graph, position) : [];
  const open = [...choices, ...others.map(({ text }) => text)];
  return {
    choices,
    state: stateShown(graph, position),
    offers: offersShown(graph, position, open),
  };
}

function costsOf({ costs }: FoldedPlay["work"]): CommandCosts {
  const of = (command: TurnAction) => costs[command] ?? commandXpCosts[command];
  return {
    continue: of("continue"),
    immerse: of("immerse"),
    custom_action: of("custom_action"),
    show: of("show"),
    undo: of("undo"),
  };
}

export function sessionAnswer(
  session: Session,
  more: {
    turns: readonly Turn[];
    play: FoldedPlay;
    running: string | null;
    ofStory: readonly Session[];
  },
): GameSession {
  const { turns, play, running, ofStory } = more;
  const state = stateOf(session, turns, session.head);
  const { state: shown, offers } = standingOf(session, state, play);
  return {
    id: session.id,
    story_id: session.story_id,
    ...progressOf(state),
    endings_found: endingsFound(ofStory),
    ending: endingTitle(state.ending),
    running_turn: running,
    branched_from: session.branched_from,
    created_at: session.created_at.toISOString(),
    updated_at: session.updated_at.toISOString(),
    state: shown,
    offers,
    commands: [...play.work.commands],
    costs: costsOf(play.work),
    sources_note: play.work.sourcesNote,
    session_data: { narrative_history: historyOf(session, { turns, state, play }) },
  };
}

export function rowProgress(session: Session) {
  return {
    current_xp: session.current_xp,
    choices_made: session.choices_made,
    scenes_completed: session.scenes_completed,
    is_completed: session.ending !== null,
    completion_percentage: session.completion_percentage,
  };
}

export function checkAnswer(session: Session): SessionCheck {
  return { has_existing_session: true, session_id: session.id, ...rowProgress(session) };
}

function warningOf(balance: number): string | null {
  if (balance >= lowCreditsBelow) return null;
  if (balance === 0) return "Your coins are spent. Tasks on your progress page earn more.";
  const coins = balance === 1 ? "1 coin is" : `${balance} coins are`;
  return `Only ${coins} left. Tasks on your progress page earn more.`;
}

/** The response to a settled turn, computed from the turns up to it, so that it is always the same. */
export function turnAnswer(
  session: Session,
  { turns: all, play }: { turns: readonly Turn[]; play: FoldedPlay },
  turn: Turn,
): ActionResponse & { receipt: Receipt } {
  const turns = all.filter(({ number }) => number <= turn.number);
  const state = stateOf(session, turns, turn.head_after);
  const { graph } = play.work;
  const became = isPart(turn) ? play.after(turn.id) : { changes: [], check: null };
  const changes = changesShown(graph, became.changes);
  const receipt = receiptOf(turn, turn.balance_after ?? 0, changes);
  const warning = turn.held === 0 ? null : warningOf(receipt.balance);
  return {
    turn_id: turn.id,
    action_type: turn.action,
    ...progressOf(state),
    ending: endingTitle(state.ending),
    model_used: turn.model,
    credits_consumed: receipt.charged,
    narrative: turn.narrative,
    setup: turn.setup,
    ...standingOf(session, state, play),
    changes,
    check: checkShown(graph, became.check),
    telling: tellingOf(turn, play),
    image_url: turn.picture?.url ?? null,
    image_alt: turn.picture?.alt ?? null,
    prompt: turn.picture?.prompt ?? null,
    style: turn.picture?.style ?? null,
    fallback_description: turn.fallback_description,
    session_data: { narrative_history: historyOf(session, { turns, state, play }) },
    low_credits_warning: warning !== null,
    credit_warning_message: warning,
    receipt,
  };
}

const summaryLength = 160;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= summaryLength) return line;
  const cut = line.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 80)).trimEnd()}…`;
}

export function treeAnswer(session: Session, turns: readonly Turn[]): SessionTree {
  const state = stateOf(session, turns, session.head);
  return {
    session_id: session.id,
    current: session.head,
    parts: turns.filter(isPart).map((turn) => ({
      turn_id: turn.id,
      parent: turn.parent,
      node: turn.step?.["way"] === "edge" ? turn.node : null,
      action_type: turn.action,
      summary: shortened(turn.narrative ?? turn.setup ?? ""),
      is_undone: isUndone(turn, state),
      timestamp: turn.created_at.toISOString(),
    })),
  };
}
