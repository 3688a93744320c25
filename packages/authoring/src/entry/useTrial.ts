import { authoringApi } from "@katha/api/authoring";
import { fallbackModels } from "@katha/api";
import { nodeNamed, viewOf } from "@katha/storygraph";
import { playedOnWire, type WrittenStory } from "../proving/written-story.ts";

interface Tried {
  written: WrittenStory;
  node: string;
  line: string;
}

/** Tries how a typed line would be understood in a scene, without any model. */
export function useTrial() {
  const [tryScene] = authoringApi.useTrySceneMutation();
  return ({ written, node, line }: Tried) => {
    const text = nodeNamed(viewOf({ ...written.structure }), node)?.text ?? "";
    return tryScene({
      ...playedOnWire(written),
      position: { node, turnsHere: 0, beatsTold: [], path: [node] },
      passages: [{ node, said: null, text }],
      offers: [],
      action: "custom_action",
      said: line,
      selectedModel: fallbackModels.text.model_key,
    });
  };
}
