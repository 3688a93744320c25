import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { WordsField } from "../QualitiesPanel/WordsField.tsx";
import {
  BranchIcon,
  ChatIcon,
  ConcealIcon,
  FeaturedIcon,
  TidyIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import type { StructureOperation } from "@katha/storygraph";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { RuleList } from "../RuleList/RuleList.tsx";
import { useSceneRuleWords } from "../rule-words/useSceneRuleWords.ts";
import { HubForm } from "./HubForm.tsx";
import { InsteadForm } from "./InsteadForm.tsx";
import { ShownIfForm } from "./ShownIfForm.tsx";
import { together } from "../story-state.ts";
import type { SceneRulesProps, SetField } from "./scene-rules.ts";

/** What happens in a scene, what of it is told, and where it leads by itself. */
export function SceneRules({ name, node, caretAt, onOperation, ...state }: SceneRulesProps) {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const sentences = useSceneRuleWords()(name, node, state.desk);
  const { nudges = [] } = node;
  const set: SetField = (field, value, made) =>
    onOperation(
      together({ kind: "set_field", node: name, field, value } as StructureOperation, made),
    );
  return (
    <RuleList
      label={t("scene.rules")}
      rules={[
        {
          key: "effects",
          label: t("rule.arriving"),
          icon: FeaturedIcon,
          sentences: sentences.effects,
          form: (
            <EffectsField
              label={t("scene.effects")}
              effects={node.effects}
              onChange={(next, made) => set("effects", next, made)}
              {...state}
            />
          ),
        },
        {
          key: "shown_if",
          label: t("rule.shownIf"),
          icon: ConcealIcon,
          sentences: sentences.shown_if,
          form: (
            <ShownIfForm
              name={name}
              node={node}
              caretAt={caretAt}
              onOperation={onOperation}
              {...state}
            />
          ),
        },
        {
          key: "nudges",
          label: tSaid("scene.nudges"),
          icon: ChatIcon,
          sentences: sentences.nudges,
          form: (
            <WordsField
              label={tSaid("scene.nudges")}
              hint={tSaid("scene.nudgesHint")}
              words={nudges}
              onWords={(words) => set("nudges", words)}
            />
          ),
        },
        {
          key: "instead",
          label: t("rule.instead"),
          icon: BranchIcon,
          sentences: sentences.instead,
          form: <InsteadForm node={node} set={set} {...state} />,
        },
        {
          key: "hub",
          label: t("rule.hub"),
          icon: TidyIcon,
          sentences: [...sentences.hub, ...sentences.storylet],
          form: <HubForm node={node} set={set} {...state} />,
        },
      ]}
    />
  );
}
