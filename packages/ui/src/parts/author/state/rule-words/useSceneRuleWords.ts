import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { useConditionWords, useEffectWords } from "../../../state/words/words.ts";
import type { RuleDesk, RulesOfScene, RulesSaid, SceneRule } from "./rules-said.ts";

/** What happens in a scene, what of it is told, and where it leads by itself: “Leads on to dark if you carry a rope.” */
export function useSceneRuleWords(): (
  name: string,
  rules: RulesOfScene,
  desk: RuleDesk,
) => RulesSaid<SceneRule> {
  const { number } = useFormats();
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const [sayCondition, sayEffect] = [useConditionWords(), useEffectWords()];

  const hubWords = ({ hub }: RulesOfScene) => {
    if (hub === undefined) return [];
    return [
      hub.name === "" ? t("hub.said") : t("hub.saidNamed", { hub: hub.name }),
      ...(hub.most === 0 ? [] : [t("hub.saidMost", { amount: number(hub.most) })]),
    ];
  };

  const storyletWords = (name: string, { storylet }: RulesOfScene, { spellOut }: RuleDesk) => {
    if (storylet === undefined) return [];
    const { hub, when, once, priority, aliases = [], not_for: notFor = [] } = storylet;
    const title = storylet.title || name;
    return [
      hub === "" ? t("storylet.said", { title }) : t("storylet.saidAt", { hub, title }),
      ...(when === undefined
        ? []
        : [t("storylet.saidWhen", { condition: sayCondition(spellOut(when)) })]),
      ...(once ? [t("storylet.saidOnce")] : []),
      ...(priority === 0 ? [] : [t("storylet.saidPriority", { amount: number(priority) })]),
      ...(aliases.length === 0 ? [] : [tSaid("choice.isSaid", { words: aliases.join(" · ") })]),
      ...(notFor.length === 0 ? [] : [tSaid("choice.isNot", { words: notFor.join(" · ") })]),
    ];
  };

  return (name, rules, desk) => ({
    effects: (rules.effects ?? []).map((effect) =>
      t("scene.does", { effect: sayEffect(desk.spellEffect(effect)) }),
    ),
    shown_if: Object.entries(rules.shown_if ?? {}).map(([label, condition]) =>
      t("scene.shows", { label, condition: sayCondition(desk.spellOut(condition)) }),
    ),
    nudges: (rules.nudges ?? []).map((line) => tSaid("scene.nudged", { line })),
    instead: (rules.instead ?? []).map(({ when, target }) =>
      t("scene.leads", { node: target, condition: sayCondition(desk.spellOut(when)) }),
    ),
    hub: hubWords(rules),
    storylet: storyletWords(name, rules, desk),
  });
}
