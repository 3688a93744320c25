import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { useConditionWords } from "../../../state/words/words.ts";
import type { ChoiceField, GraphChoice, StructureOperation } from "@katha/storygraph";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { WhereFound } from "../WhereFound/WhereFound.tsx";
import { together } from "../story-state.ts";
import type { StoryState } from "../story-state.ts";

export interface WhenFormProps extends StoryState {
  choice: GraphChoice;
  set: (field: ChoiceField, value: unknown) => StructureOperation;
  onOperation: (operation: StructureOperation) => void;
}

/** When a choice is offered, and how it is shown while it is not. */
export function WhenForm({ choice, set, onOperation, ...state }: WhenFormProps) {
  const t = useMessages(qualitiesMessages);
  const say = useConditionWords();
  const { when, otherwise = "hidden", reason, once } = choice;
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
        {...state}
      />
      <WhereFound condition={when} onOperation={onOperation} {...state} />
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
          label={t("reason.label")}
          hint={t("reason.hint", { condition: say(state.desk.spellOut(when)) })}
          optional
          dir="auto"
          autoComplete="off"
          value={reason ?? ""}
          onChange={(event) => onOperation(set("reason", event.currentTarget.value))}
        />
      )}
      <Checkbox
        label={t("choice.once")}
        checked={once === true}
        onChange={(event) =>
          onOperation(together(set("once", event.currentTarget.checked), undefined))
        }
      />
    </>
  );
}
