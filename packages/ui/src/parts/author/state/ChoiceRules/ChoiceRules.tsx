import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import {
  ChatIcon,
  FeaturedIcon,
  LockIcon,
  ModelsIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useConditionWords } from "../../../state/words/words.ts";
import type { ChoiceField, GraphChoice, StructureOperation } from "@katha/storygraph";
import { CheckField } from "../CheckField/CheckField.tsx";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { WordsField } from "../QualitiesPanel/WordsField.tsx";
import { RuleList } from "../RuleList/RuleList.tsx";
import { WhereFound } from "../WhereFound/WhereFound.tsx";
import { controlProps } from "../control-props.ts";
import { useChoiceRuleWords } from "../rule-words/useChoiceRuleWords.ts";
import { StoryStateContext, together, useStoryState } from "../story-state.ts";
import type { EditedState } from "../story-state.ts";

interface RulesProps {
  choice: GraphChoice;
  set: (field: ChoiceField, value: unknown) => StructureOperation;
}

export interface ChoiceRulesProps extends EditedState {
  /** The id of the scene that it is in. */
  node: string;
  choice: GraphChoice;
  /** The index of the choice, from 0. */
  at: number;
  /** Its name among the choices of the scene. */
  label: string;
}

/** When a choice is offered, what it does, and whether it may fail. */
export function ChoiceRules({ node, choice, at, label, ...state }: ChoiceRulesProps) {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const sentences = useChoiceRuleWords()(choice, state.desk);
  const { check } = choice;
  const { onOperation } = state;
  const set: RulesProps["set"] = (field, value) =>
    ({ kind: "set_choice_field", node, choice: at, field, value }) as StructureOperation;
  const field = controlProps<Pick<GraphChoice, ChoiceField>>(choice, (name, value, made) =>
    onOperation(together(set(name, value), made)),
  );
  return (
    <StoryStateContext value={state}>
      <RuleList
        label={label}
        rules={[
          {
            key: "said",
            label: tSaid("choice.said"),
            icon: ChatIcon,
            sentences: sentences.said,
            form: (
              <>
                <WordsField
                  {...field.words("aliases")}
                  label={tSaid("choice.aliases")}
                  hint={tSaid("choice.aliasesHint")}
                />
                <WordsField
                  {...field.words("not_for")}
                  label={tSaid("choice.notFor")}
                  hint={tSaid("choice.notForHint")}
                />
                <TextField
                  {...field.text("remembers")}
                  autoComplete="off"
                  label={tSaid("remembers")}
                  hint={tSaid("remembersHint")}
                />
                <Textarea
                  {...field.text("later")}
                  label={tSaid("later")}
                  hint={tSaid("choice.laterHint", { mark: "{later}" })}
                  size="line"
                />
              </>
            ),
          },
          {
            key: "when",
            label: t("rule.when"),
            icon: LockIcon,
            sentences: sentences.when,
            form: <WhenForm choice={choice} set={set} />,
          },
          {
            key: "effects",
            label: t("rule.effects"),
            icon: FeaturedIcon,
            sentences: sentences.effects,
            form: (
              <EffectsField
                {...field.effects}
                label={t(check === undefined ? "choice.effects" : "choice.effectsWon")}
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
              />
            ),
          },
        ]}
      />
    </StoryStateContext>
  );
}

/** When a choice is offered, and how it is shown while it is not. */
function WhenForm({ choice, set }: RulesProps) {
  const t = useMessages(qualitiesMessages);
  const say = useConditionWords();
  const { desk, onOperation } = useStoryState();
  const { when, otherwise = "hidden" } = choice;
  const field = controlProps<Pick<GraphChoice, ChoiceField>>(choice, (name, value) =>
    onOperation(set(name, value)),
  );
  return (
    <>
      <ConditionField
        label={t("choice.when")}
        condition={when}
        onChange={(condition, made) => {
          // Most authors want a locked door to be visible; it can be hidden below.
          const isFirst = when === undefined && condition !== null;
          const operations = [
            ...(made ? [made] : []),
            set("when", condition),
            ...(isFirst ? [set("otherwise", "locked")] : []),
          ];
          const [only, ...others] = operations;
          if (only) onOperation(others.length === 0 ? only : { kind: "together", operations });
        }}
      />
      <WhereFound condition={when} />
      {when !== undefined && (
        <Select
          label={t("otherwise.label")}
          options={(["locked", "hidden"] as const).map((one) => ({
            value: one,
            label: t(`otherwise.${one}`),
          }))}
          value={otherwise}
          onValueChange={(next) => onOperation(set("otherwise", next === "locked" ? next : null))}
        />
      )}
      {when !== undefined && otherwise === "locked" && (
        <TextField
          {...field.text("reason")}
          autoComplete="off"
          label={t("reason.label")}
          hint={t("reason.hint", { condition: say(desk.spellOut(when)) })}
          optional
        />
      )}
      <Checkbox {...field.once} label={t("choice.once")} />
    </>
  );
}
