import type { TurnSummary, Session, Turn } from "../repo.ts";

/** Whether a turn adds a part to the story; show and undo do not. */
export function isPart({ action }: Pick<Turn, "action">): boolean {
  return action !== "show" && action !== "undo";
}

/** The parts from the opening to this one, oldest first. */
export function pathTo<Row extends TurnSummary>(turns: readonly Row[], head: string | null): Row[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: Row[] = [];
  for (let at = head; at !== null;) {
    const part = byId.get(at);
    if (part === undefined) break;
    path.push(part);
    at = part.parent;
  }
  return path.toReversed();
}

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

export function isDecision({ action, selected_choice }: TurnSummary): boolean {
  return action === "custom_action" || selected_choice !== null;
}

export function stateOf<Row extends TurnSummary>(
  { opening, initial_xp }: Pick<Session, "opening" | "initial_xp">,
  turns: readonly Row[],
  head: string | null,
): State<Row> {
  const path = pathTo(turns, head);
  const isOnPath = new Set(path.map(({ id }) => id));
  const shows = turns.filter(
    ({ action, parent }) => action === "show" && (parent === null || isOnPath.has(parent)),
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
