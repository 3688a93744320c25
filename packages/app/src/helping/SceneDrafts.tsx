import {
  SceneHelp,
  type SceneHelpSlot,
  type StoryEntry,
  structureWords,
  takenDrafts,
  useWords,
} from "@katha/ui";
import { sceneAsked, writtenSoFar } from "./asked.ts";
import { useDrafting } from "./useDrafting.ts";
import type { SceneHelper } from "./useWritingHelp.tsx";

interface SceneDraftsProps extends SceneHelpSlot {
  help: SceneHelper;
  entry: StoryEntry;
}

/** Drafts of what comes after a scene, taken into the structure as one step each. */
export function SceneDrafts({ help, entry, graph, name, onOperation, onGo }: SceneDraftsProps) {
  const say = useWords(structureWords);
  const { next_node: next, branches } = help.benches.of(name);
  const nextState = useDrafting(next);
  const branchesState = useDrafting(branches);
  const open = nextState.isOpen ? "next_node" : branchesState.isOpen ? "branches" : null;
  const bench = open === "branches" ? branches : next;
  const state = open === "branches" ? branchesState : nextState;
  return (
    <SceneHelp
      kinds={help.kinds}
      open={open}
      onOpen={(kind) => {
        next.open(kind === "next_node");
        branches.open(kind === "branches");
      }}
      drafting={state}
      language={entry.language}
      onWish={bench.wish}
      onAsk={() =>
        help.draft(bench, {
          kind: open ?? "next_node",
          ...writtenSoFar(entry),
          scene: sceneAsked(graph, name),
        })
      }
      onStop={bench.stop}
      onDiscard={bench.discard}
      sceneOf={({ id }) => {
        const scene = state.takenAs[id];
        return scene !== undefined && Object.hasOwn(graph.nodes, scene) ? scene : undefined;
      }}
      onUse={(drafts) => {
        const { operation, names } = takenDrafts(graph, name, drafts, say("scene.nameForNew"));
        onOperation(operation);
        bench.took(Object.fromEntries(drafts.map(({ id }, at) => [id, names[at] ?? ""])));
      }}
      onGo={onGo}
    />
  );
}
