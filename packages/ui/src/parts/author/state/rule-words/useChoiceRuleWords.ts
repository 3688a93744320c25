import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { useConditionWords, useEffectWords } from "../../../state/words/words.ts";
import type { ChoiceRule, RuleDesk, RulesOfChoice, RulesSaid } from "./rules-said.ts";

/**
 * What can be typed for a choice, when it is offered, what it does and whether it may fail: “Locked
 * unless Trust is at least 3.”
 */
export function useChoiceRuleWords(): (
  rules: RulesOfChoice,
  desk: RuleDesk,
) => RulesSaid<ChoiceRule> {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const [sayCondition, sayEffect] = [useConditionWords(), useEffectWords()];

  const checked = ({ check }: RulesOfChoice, { qualities, spellEffect }: RuleDesk) => {
    if (check === undefined) return [];
    const { quality, difficulty, fails_to: node, effects = [] } = check;
    return [
      t(difficulty === undefined ? "choice.checked" : `choice.checked.${difficulty}`, {
        quality: qualities[quality]?.name || quality,
        node,
      }),
      ...effects.map((effect) => t("choice.fails", { effect: sayEffect(spellEffect(effect)) })),
    ];
  };

  return (rules, desk) => {
    const { aliases = [], not_for: notFor = [], remembers, when, otherwise, once } = rules;
    return {
      said: [
        ...(aliases.length === 0 ? [] : [tSaid("choice.isSaid", { words: aliases.join(" · ") })]),
        ...(notFor.length === 0 ? [] : [tSaid("choice.isNot", { words: notFor.join(" · ") })]),
        ...(remembers ? [tSaid("choice.remembers", { words: remembers })] : []),
      ],
      when: [
        ...(when === undefined
          ? []
          : [
              t(otherwise === "locked" ? "choice.locked" : "choice.offered", {
                condition: sayCondition(desk.spellOut(when)),
              }),
            ]),
        ...(once ? [t("choice.onceSaid")] : []),
      ],
      effects: (rules.effects ?? []).map((effect) =>
        t("choice.does", { effect: sayEffect(desk.spellEffect(effect)) }),
      ),
      check: checked(rules, desk),
    };
  };
}
