import type { SceneSuggestionKind, StoryEntry } from "@katha/storygraph";
import {
  draftsDiscarded,
  draftsTaken,
  panelToggled,
  sceneFacts,
  stopAsking,
  storyFacts,
  useAuthoringDispatch,
  wishChanged,
} from "@katha/authoring";
import { useMessages } from "@katha/ui";
import {
  SceneSuggestions,
  sceneSuggestionKinds,
  type SceneSlot,
  acceptedDrafts,
} from "@katha/ui/author";
import { structureMessages } from "@katha/ui/screens";
import { useDrafting } from "./useDrafting.ts";
import type { SceneHelper } from "./useWritingHelp.tsx";

interface SceneDraftsProps extends SceneSlot {
  /** Its id in the store. */
  story: string;
  help: SceneHelper;
  entry: StoryEntry;
}

/** Drafts of what comes after a scene; each is taken into the structure as a single step. */
export function SceneDrafts({ story, help, entry, graph, name, ...slot }: SceneDraftsProps) {
  const { onOperation, onOpenScene } = slot;
  const t = useMessages(structureMessages);
  const dispatch = useAuthoringDispatch();
  const targetOf = <Kind extends SceneSuggestionKind>(kind: Kind) =>
    ({ kind, scene: name }) as const;
  const next = useDrafting(story, targetOf("next_node"));
  const branches = useDrafting(story, targetOf("branches"));
  const closerLook = useDrafting(story, targetOf("closer_look"));
  const byKind = { next_node: next, branches, closer_look: closerLook };
  const open = sceneSuggestionKinds.find((kind) => byKind[kind].isOpen) ?? null;
  const state = byKind[open ?? "next_node"];
  const target = targetOf(open ?? "next_node");
  const at = { id: story, target };
  const toggle = (kind: SceneSuggestionKind, isOpen: boolean) =>
    dispatch(panelToggled({ id: story, target: targetOf(kind), isOpen }));
  return (
    <SceneSuggestions
      kinds={help.kinds}
      open={open}
      onOpenChange={(kind) => {
        for (const one of sceneSuggestionKinds) toggle(one, kind === one);
      }}
      drafting={state}
      language={entry.language}
      onPromptChange={(wish) => dispatch(wishChanged({ ...at, wish }))}
      onRequest={() =>
        help.ask(target, {
          kind: target.kind,
          ...storyFacts(entry),
          scene: sceneFacts(graph, name),
        })
      }
      onStop={() => dispatch(stopAsking(story, target))}
      onDiscard={(ids) => dispatch(draftsDiscarded({ ...at, ids }))}
      sceneOf={({ id }) => {
        const scene = state.takenAs[id];
        return scene !== undefined && Object.hasOwn(graph.nodes, scene) ? scene : undefined;
      }}
      closerLook={graph.nodes[name]?.closer_look}
      onUse={(drafts) => {
        const [look] = drafts;
        if (open === "closer_look") {
          if (look)
            onOperation({ kind: "set_field", node: name, field: "closer_look", value: look.text });
          return;
        }
        const { operation, names } = acceptedDrafts(graph, name, drafts, t("scene.nameForNew"));
        onOperation(operation);
        const taken = drafts.map(({ id }, index) => [id, names[index] ?? ""]);
        dispatch(draftsTaken({ ...at, names: Object.fromEntries(taken) }));
      }}
      onOpenScene={onOpenScene}
    />
  );
}
