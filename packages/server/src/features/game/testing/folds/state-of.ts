import { isDecision } from "@katha/play";
import { pathTo } from "../../kept-plays/parts.ts";
import type { Session, Turn } from "../../repo.ts";

type TurnSummary = Pick<
  Turn,
  | "id"
  | "action"
  | "parent"
  | "xp_cost"
  | "xp_gain"
  | "selected_choice"
  | "node"
  | "ending"
  | "completion"
  | "undoes"
>;

/** A session's state, computed from the opening and the turns that are not undone. */
export interface State<Row extends TurnSummary = TurnSummary> {
  path: Row[];
  /** Pictures of the opening and of the parts. */
  shows: Row[];
  xp: number;
  choicesMade: number;
  /** Every node reached, once each. */
  scenes: string[];
  scenesCompleted: number;
  ending: { node: string; title: string } | null;
  percentage: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export function stateOf<Row extends TurnSummary>(
  { opening, initial_xp }: Pick<Session, "opening" | "initial_xp">,
  turns: readonly Row[],
  head: string | null,
): State<Row> {
  const path = pathTo(turns, head);
  const isOnPath = new Set(path.map(({ id }) => id));
  const undone = new Set(turns.map(({ undoes }) => undoes));
  const shows = turns.filter(
    ({ id, action, parent }) =>
      action === "show" && !undone.has(id) && (parent === null || isOnPath.has(parent)),
  );
  // An undo cannot be undone: its cost stays spent.
  const undos = turns.filter(({ action }) => action === "undo");
  const spent = sum([...path, ...shows, ...undos].map(({ xp_cost }) => xp_cost));
  const gained = sum(path.map(({ xp_gain }) => xp_gain));
  const scenes = [...new Set([opening.node, ...path.map(({ node }) => node ?? opening.node)])];
  const last = path.at(-1);
  const ending =
    last?.ending == null || last.node === null ? null : { node: last.node, title: last.ending };
  return {
    path,
    shows,
    xp: Math.max(0, initial_xp + gained - spent),
    choicesMade: path.filter(isDecision).length,
    scenes,
    scenesCompleted: ending === null ? scenes.length - 1 : scenes.length,
    ending,
    percentage: last?.completion ?? 0,
  };
}

/** The state as columns of the session's row. */
export function columnsOf(state: State) {
  return {
    current_xp: state.xp,
    choices_made: state.choicesMade,
    scenes_completed: state.scenesCompleted,
    completion_percentage: state.percentage,
    scenes: JSON.stringify(state.scenes),
    ending_node: state.ending?.node ?? null,
    ending: state.ending?.title ?? null,
  };
}
