import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import {
  ChatIcon,
  FeaturedIcon,
  LockIcon,
  ModelsIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { useConditionWords, useEffectWords } from "../../../state/words/words.ts";
import type { ChoiceField, GraphChoice, StructureOperation } from "@katha/storygraph";
import { CheckField } from "../CheckField/CheckField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { RuleList } from "../RuleList/RuleList.tsx";
import { SaidForm } from "./SaidForm.tsx";
import { WhenForm } from "./WhenForm.tsx";
import { together } from "../story-state.ts";
import type { ChangePart, StoryState } from "../story-state.ts";

export interface ChoiceRulesProps extends StoryState {
  /** The scene that it is in. */
  node: string;
  choice: GraphChoice;
  /** Counted from 0. */
  at: number;
  /** How it is called among its like. */
  label: string;
  onOperation: (operation: StructureOperation) => void;
}

/** When a choice is offered, what it does, and whether it may fail. */
export function ChoiceRules({ node, choice, at, label, onOperation, ...state }: ChoiceRulesProps) {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const [sayCondition, sayEffect] = [useConditionWords(), useEffectWords()];
  const { desk } = state;
  const { when, otherwise, once, effects = [], check, aliases = [], not_for: notFor = [] } = choice;
  const set = (field: ChoiceField, value: unknown) =>
    ({ kind: "set_choice_field", node, choice: at, field, value }) as StructureOperation;
  const write =
    <Part,>(field: ChoiceField): ChangePart<Part> =>
    (value, made) =>
      onOperation(together(set(field, value), made));
  const quality = check && desk.qualities[check.quality];
  return (
    <RuleList
      label={label}
      rules={[
        {
          key: "said",
          label: tSaid("choice.said"),
          icon: ChatIcon,
          sentences: [
            ...(aliases.length === 0
              ? []
              : [tSaid("choice.isSaid", { words: aliases.join(" · ") })]),
            ...(notFor.length === 0 ? [] : [tSaid("choice.isNot", { words: notFor.join(" · ") })]),
            ...(choice.remembers ? [tSaid("choice.remembers", { words: choice.remembers })] : []),
          ],
          form: (
            <SaidForm choice={choice} onField={(field, value) => onOperation(set(field, value))} />
          ),
        },
        {
          key: "when",
          label: t("rule.when"),
          icon: LockIcon,
          sentences: [
            ...(when === undefined
              ? []
              : [
                  t(otherwise === "locked" ? "choice.locked" : "choice.offered", {
                    condition: sayCondition(desk.spellOut(when)),
                  }),
                ]),
            ...(once ? [t("choice.onceSaid")] : []),
          ],
          form: <WhenForm choice={choice} set={set} onOperation={onOperation} {...state} />,
        },
        {
          key: "effects",
          label: t("rule.effects"),
          icon: FeaturedIcon,
          sentences: effects.map((effect) =>
            t("choice.does", { effect: sayEffect(desk.spellEffect(effect)) }),
          ),
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
          sentences: check
            ? [
                t("choice.checked", {
                  quality: quality?.name || check.quality,
                  node: check.fails_to,
                }),
              ]
            : [],
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
