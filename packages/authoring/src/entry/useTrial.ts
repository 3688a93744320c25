import { authoringApi } from "@katha/api/authoring";
import { fallbackModels } from "@katha/api";
import { nodeNamed, type PlayRules, type StoryEntry, viewOf } from "@katha/storygraph";
import { parseStructure } from "../structure/structure-text.ts";

type Body = Parameters<ReturnType<typeof authoringApi.useTrySceneMutation>[0]>[0];

interface Tried {
  entry: StoryEntry;
  structure: object;
  rules: PlayRules;
  node: string;
  line: string;
}

/** Tries how a typed line would be understood in a scene, without any model. */
export function useTrial() {
  const [tryScene] = authoringApi.useTrySceneMutation();
  return ({ entry, structure, rules, node, line }: Tried) => {
    const text = nodeNamed(viewOf({ ...structure }), node)?.text ?? "";
    return tryScene({
      title: entry.title,
      language: entry.language as "en",
      contentRating: entry.contentRating,
      storyPrompt: entry.prompt,
      storySystemPrompt: entry.systemPrompt,
      storyStructure: structure as Body["storyStructure"],
      bible: parseStructure(entry.bibleText) ?? {},
      rules: { ...rules },
      position: { node, turnsHere: 0, beatsTold: [], path: [node] },
      passages: [{ node, said: null, text }],
      offers: [],
      action: "custom_action",
      said: line,
      selectedModel: fallbackModels.text.model_key,
    });
  };
}
