import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { StructureCounts } from "../../numbers/StructureCounts/StructureCounts.tsx";
import { CommandsField } from "../CommandsField/CommandsField.tsx";
import { FieldRow } from "../FormSection/FormSection.tsx";
import { optionsFor } from "../../story-form/option.ts";
import {
  countFields,
  numberRules,
  ruleNumberFields,
  skillChecks,
} from "../../story-form/story-entry.ts";
import type { NumberField } from "../../story-form/story-entry.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";

interface Fields {
  form: StoryForm;
}

/** Number fields, each with its minimum. */
export function NumberFields({ form, fields }: Fields & { fields: readonly NumberField[] }) {
  const t = useMessages(authorMessages);
  return (
    <FieldRow>
      {fields.map((field) => {
        const { min, step = 1 }: { min: number; step?: number } = numberRules[field];
        return (
          <TextField
            key={field}
            {...form.text(field)}
            label={t(`field.${field}`)}
            hint={field === "estimatedPlayTime" ? t("field.estimatedPlayTimeHint") : undefined}
            type="number"
            inputMode={step === 1 ? "numeric" : "decimal"}
            min={min}
            step={step}
            // Scrolling the page with the pointer over a focused number field would change its
            // value.
            onWheel={(event) => event.currentTarget.blur()}
          />
        );
      })}
    </FieldRow>
  );
}

/** The numbers of a story and the rules of its game. */
export function GameplayFields({ form }: Fields) {
  const t = useMessages(authorMessages);
  return (
    <>
      <NumberFields form={form} fields={countFields} />
      <StructureCounts form={form} />
      <NumberFields form={form} fields={ruleNumberFields} />
      <FieldRow>
        <Select
          {...form.field("skillCheck")}
          label={t("field.skillCheck")}
          options={optionsFor(t, skillChecks, form.entry.skillCheck)}
          value={form.entry.skillCheck}
          onValueChange={(value) => form.write("skillCheck", value)}
        />
      </FieldRow>
      <CommandsField form={form} />
    </>
  );
}
