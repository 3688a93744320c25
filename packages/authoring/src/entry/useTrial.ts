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
      content_rating: entry.contentRating,
      story_prompt: entry.prompt,
      story_system_prompt: entry.systemPrompt,
      story_structure: structure as Body["story_structure"],
      bible: parseStructure(entry.bibleText) ?? {},
      rules: { ...rules },
      position: { node, turns_here: 0, beats_told: [], path: [node] },
      passages: [{ node, said: null, text }],
      offers: [],
      action: "custom_action",
      said: line,
      selected_model: fallbackModels.text.model_key,
    });
  };
}
