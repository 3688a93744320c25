import type { ActionResponse, GameSession, HistoryEntry } from "@katha/api/contract";
import { choicesInWords } from "./story.ts";

const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== "").join("\n\n");

/** What became of what the player typed. */
function understood(entry: HistoryEntry | undefined): string | null {
  if (entry === undefined) return null;
  if (entry.is_question) return "(Katha asks back which choice is meant; the story has not moved.)";
  if (entry.taken_choice !== null) return `(Taken for the choice “${entry.taken_choice}”.)`;
  if (entry.is_unanswered)
    return "(This meant no choice, and the author has written no answer to it.)";
  return null;
}

const ended = (ending: string | null) =>
  `The story has ended${ending === null ? "" : `: ${ending}`}. start_play with anew begins it again; undo_turn takes the last part back.`;

function coinsInWords({ credits_consumed, receipt }: ActionResponse): string {
  return credits_consumed === 0
    ? "No coins spent"
    : `${credits_consumed} coins spent, ${receipt.balance} left`;
}

/** The part that a turn told. */
export function turnInWords(turn: ActionResponse): string {
  const { narrative_history } = turn.session_data;
  const entry = narrative_history.find(({ turn_id }) => turn_id === turn.turn_id);
  const part = `part ${turn.turn_id}`;
  return joined([
    understood(entry),
    turn.narrative,
    turn.setup,
    turn.check && (turn.check.is_won ? "(The attempt succeeds.)" : "(The attempt fails.)"),
    turn.is_completed ? ended(turn.ending) : choicesInWords(turn.offers),
    `(${part}; ${coinsInWords(turn)}; XP ${turn.current_xp})`,
  ]);
}

export function entryInWords(entry: HistoryEntry): string {
  const { user_input, selected_choice, ai_response, setup } = entry;
  const said = user_input ?? selected_choice;
  return joined([
    said === null || entry.action_type === "story_start" ? null : `> ${said}`,
    understood(entry),
    ai_response,
    setup,
    `(part ${entry.turn_id ?? "opening"})`,
  ]);
}

const standing = ({ is_undone }: HistoryEntry) => !is_undone;

export function logInWords(entries: readonly HistoryEntry[], earlier: string | null): string {
  return joined([
    ...entries.filter(standing).map(entryInWords),
    earlier === null ? null : `(There is more before this: before ${earlier})`,
  ]);
}

/** Where a play stands: its newest part and the ways on. */
export function playInWords(session: GameSession): string {
  const { narrative_history } = session.session_data;
  const last = narrative_history.findLast(standing);
  const { qualities, things } = session.state;
  const state = [
    ...qualities.map(({ name, value }) => `${name}: ${String(value)}`),
    ...(things.length > 0 ? [`Carried: ${things.map(({ name }) => name).join(", ")}`] : []),
  ];
  return joined([
    `play_id ${session.id}`,
    session.sources_note,
    last && entryInWords(last),
    state.length > 0 ? state.join("; ") : null,
    session.is_completed ? ended(session.ending) : choicesInWords(session.offers),
  ]);
}
