import { useChoiceRuleWords } from "../../state/rule-words/useChoiceRuleWords.ts";
import { useSceneRuleWords } from "../../state/rule-words/useSceneRuleWords.ts";
import type { ChoiceText, SceneText } from "./change-list.ts";
import type { RuleSentence } from "./paired.ts";

const sceneRules = ["effects", "shown_if", "instead", "hub", "storylet"] as const;
const choiceRules = ["when", "effects", "check"] as const;

function sentencesOf<Rule extends string>(
  said: Readonly<Record<Rule, readonly string[]>>,
  fields: readonly Rule[],
): readonly RuleSentence[] {
  return fields.flatMap((field) => said[field].map((sentence) => ({ field, sentence })));
}

/** The rules of scenes and choices in words; what else their fields contain is shown separately. */
export function useRules() {
  const [sayScene, sayChoice] = [useSceneRuleWords(), useChoiceRuleWords()];
  return {
    ofScene: (node: string, { rules, desk }: SceneText): readonly RuleSentence[] =>
      rules && desk ? sentencesOf(sayScene(node, rules, desk), sceneRules) : [],
    ofChoice: (choice: ChoiceText | undefined, desk: SceneText["desk"]): readonly RuleSentence[] =>
      choice?.rules && desk ? sentencesOf(sayChoice(choice.rules, desk), choiceRules) : [],
  };
}
