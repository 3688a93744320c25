import type { StoryGraph } from "../graph/structure.ts";
import type { Effect } from "../state/model/effect.ts";
import { happen, type Happened } from "../state/turns/folding/happen.ts";
import { StateDraft } from "../state/turns/folding/state-draft.ts";
import type { PlayState } from "../state/turns/state.ts";

/** The state after these effects, and what changed. */
export function happened(
  graph: StoryGraph,
  state: PlayState,
  effects: readonly Effect[],
  place = "here",
): Happened {
  const draft = new StateDraft(state);
  happen(graph, draft, effects, place);
  return draft.finish();
}
