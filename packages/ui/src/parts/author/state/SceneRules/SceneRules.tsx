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
import { StoryStateContext, together } from "../story-state.ts";
import type { RulesFormProps, SceneRulesProps } from "./scene-rules.ts";

/** What happens in a scene, what of it is told, and where it leads by itself. */
export function SceneRules({ name, node, caretAt, ...state }: SceneRulesProps) {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const sentences = useSceneRuleWords()(name, node, state.desk);
  const set: RulesFormProps["set"] = (field, value, made) =>
    state.onOperation(
      together({ kind: "set_field", node: name, field, value } as StructureOperation, made),
    );
  return (
    <StoryStateContext value={state}>
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
              />
            ),
          },
          {
            key: "shown_if",
            label: t("rule.shownIf"),
            icon: ConcealIcon,
            sentences: sentences.shown_if,
            form: <ShownIfForm name={name} node={node} caretAt={caretAt} />,
          },
          {
            key: "nudges",
            label: tSaid("scene.nudges"),
            icon: ChatIcon,
            sentences: sentences.nudges,
            form: (
              <WordsField
                words={node.nudges ?? []}
                onWords={(words) => set("nudges", words)}
                label={tSaid("scene.nudges")}
                hint={tSaid("scene.nudgesHint")}
              />
            ),
          },
          {
            key: "instead",
            label: t("rule.instead"),
            icon: BranchIcon,
            sentences: sentences.instead,
            form: <InsteadForm node={node} set={set} />,
          },
          {
            key: "hub",
            label: t("rule.hub"),
            icon: TidyIcon,
            sentences: [...sentences.hub, ...sentences.storylet],
            form: <HubForm node={node} set={set} />,
          },
        ]}
      />
    </StoryStateContext>
  );
}
