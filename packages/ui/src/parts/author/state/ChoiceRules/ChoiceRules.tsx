import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import {
  ChatIcon,
  FeaturedIcon,
  LockIcon,
  ModelsIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import type { ChoiceField, GraphChoice, StructureOperation } from "@katha/storygraph";
import { CheckField } from "../CheckField/CheckField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { RuleList } from "../RuleList/RuleList.tsx";
import { useChoiceRuleWords } from "../rule-words/useChoiceRuleWords.ts";
import { SaidForm } from "./SaidForm.tsx";
import { WhenForm } from "./WhenForm.tsx";
import { together } from "../story-state.ts";
import type { ChangePart, StoryState } from "../story-state.ts";

export interface ChoiceRulesProps extends StoryState {
  /** The id of the scene that it is in. */
  node: string;
  choice: GraphChoice;
  /** The index of the choice, from 0. */
  at: number;
  /** Its name among the choices of the scene. */
  label: string;
  onOperation: (operation: StructureOperation) => void;
}

/** When a choice is offered, what it does, and whether it may fail. */
export function ChoiceRules({ node, choice, at, label, onOperation, ...state }: ChoiceRulesProps) {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const sentences = useChoiceRuleWords()(choice, state.desk);
  const { check } = choice;
  const set = (field: ChoiceField, value: unknown) =>
    ({ kind: "set_choice_field", node, choice: at, field, value }) as StructureOperation;
  const write =
    <Part,>(field: ChoiceField): ChangePart<Part> =>
    (value, made) =>
      onOperation(together(set(field, value), made));
  return (
    <RuleList
      label={label}
      rules={[
        {
          key: "said",
          label: tSaid("choice.said"),
          icon: ChatIcon,
          sentences: sentences.said,
          form: (
            <SaidForm choice={choice} onField={(field, value) => onOperation(set(field, value))} />
          ),
        },
        {
          key: "when",
          label: t("rule.when"),
          icon: LockIcon,
          sentences: sentences.when,
          form: <WhenForm choice={choice} set={set} onOperation={onOperation} {...state} />,
        },
        {
          key: "effects",
          label: t("rule.effects"),
          icon: FeaturedIcon,
          sentences: sentences.effects,
          form: (
            <EffectsField
              label={t(check === undefined ? "choice.effects" : "choice.effectsWon")}
              effects={choice.effects}
              onChange={write("effects")}
              {...state}
            />
          ),
        },
        {
          key: "check",
          label: t("rule.check"),
          icon: ModelsIcon,
          sentences: sentences.check,
          form: (
            <CheckField
              check={check}
              onChange={(next, made) => {
                if (next === null && check === undefined) {
                  if (made) onOperation(made);
                } else onOperation(together(set("check", next), made));
              }}
              {...state}
            />
          ),
        },
      ]}
    />
  );
}
