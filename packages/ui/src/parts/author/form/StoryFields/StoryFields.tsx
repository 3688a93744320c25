import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { authorWords } from "../../../../words/author/words.ts";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import { CoverField } from "../CoverField/CoverField.tsx";
import type { CoverSources } from "../CoverField/CoverField.tsx";
import { FieldRow } from "../FormSection/FormSection.tsx";
import { languageName, optionsFor } from "../../entry/option.ts";
import type { StoryOptions } from "../../entry/option.ts";
import { formOptions, numberRules, skillChecks, storyLanguages } from "../../entry/storyEntry.ts";
import type { NumberField, StoryFormKind } from "../../entry/storyEntry.ts";
import { TagPicker } from "../TagPicker/TagPicker.tsx";
import type { FormHelp } from "../../Suggestions/formHelp.ts";
import type { StoryForm } from "../../entry/useStoryForm.ts";

interface Fields {
  form: StoryForm;
}

interface HelpedFields extends Fields {
  kind: StoryFormKind;
  help?: FormHelp | undefined;
}

/** Title, tagline and description, and the prompt where the form has one. */
export function TextFields({ form, kind, help }: HelpedFields) {
  const say = useWords(authorWords);
  const withTagline = help?.tagline?.(form);
  const isNew = kind !== "edit";
  return (
    <>
      <TextField
        {...form.text("title")}
        label={say("field.title")}
        hint={say("field.titleHint")}
        required
        maxLength={160}
        dir="auto"
      />
      <TextField
        {...form.text("tagline")}
        label={say("field.tagline")}
        hint={say("field.taglineHint")}
        required={isNew}
        optional={!isNew}
        maxLength={300}
        dir="auto"
        beside={withTagline?.beside}
      />
      {withTagline?.below}
      <Textarea
        {...form.text("description")}
        label={say("field.description")}
        hint={say("field.descriptionHint")}
        required
        dir="auto"
      />
      {isNew && (
        <Textarea
          {...form.text("prompt")}
          label={say("field.prompt")}
          hint={say("field.promptHint")}
          required
          dir="auto"
        />
      )}
    </>
  );
}

export function CoverFields({ form, kind, ...ways }: HelpedFields & CoverSources) {
  return <CoverField form={form} required={kind !== "edit"} {...ways} />;
}

export interface OptionFieldProps extends Fields {
  options: StoryOptions;
  onRetry?: (() => void) | undefined;
}

/** The list of categories; while it comes, its place. */
export function CategoryField({
  form,
  options,
  onRetry,
  required = false,
}: OptionFieldProps & { required?: boolean }) {
  const { say: word } = useLanguage();
  const say = useWords(authorWords);
  if (options.state === "failed") {
    return (
      <>
        <Callout tone="madder">{options.message}</Callout>
        {onRetry && (
          <span>
            <Button size="small" icon={RetryIcon} onClick={onRetry}>
              {word("action.retry")}
            </Button>
          </span>
        )}
      </>
    );
  }
  const categories = options.state === "here" ? options.categories : [];
  const none = required ? [] : [{ value: "", label: say("field.categoryNone") }];
  return (
    <Select
      id={form.idOf("categoryId")}
      label={say("field.categoryId")}
      error={form.errorOf("categoryId")}
      required={required}
      optional={!required}
      options={[...none, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
      value={form.entry.categoryId === "" && required ? null : form.entry.categoryId}
      placeholder={say(options.state === "loading" ? "options.loading" : "field.categoryChoose")}
      disabled={options.state === "loading"}
      onChoose={(id) => form.write("categoryId", id)}
    />
  );
}

export function TagField({ form, options }: OptionFieldProps) {
  if (options.state === "loading") return <Skeleton />;
  if (options.state === "failed") return null;
  return (
    <TagPicker
      id={form.idOf("tagIds")}
      tags={options.tags}
      chosen={form.entry.tagIds}
      onChoose={(ids) => form.write("tagIds", ids)}
    />
  );
}

/** Rating and difficulty, each form with its own lists, and the language where it is chosen. */
export function AudienceFields({ form, kind }: Fields & { kind: StoryFormKind }) {
  const say = useWords(authorWords);
  const { contentRating, difficulty, language } = form.entry;
  const { ratings, difficulties } = formOptions[kind];
  return (
    <FieldRow>
      <Select
        id={form.idOf("contentRating")}
        label={say("field.contentRating")}
        error={form.errorOf("contentRating")}
        options={optionsFor(say, ratings, kind === "edit" ? contentRating : "")}
        value={contentRating}
        onChoose={(value) => form.write("contentRating", value)}
      />
      <Select
        id={form.idOf("difficulty")}
        label={say("field.difficulty")}
        error={form.errorOf("difficulty")}
        options={optionsFor(say, difficulties, difficulty)}
        value={difficulty}
        onChoose={(value) => form.write("difficulty", value)}
      />
      {kind !== "edit" && (
        <Select
          id={form.idOf("language")}
          label={say("field.language")}
          error={form.errorOf("language")}
          options={storyLanguages.map((value) => ({ value, label: languageName(value) }))}
          value={storyLanguages.find((each) => each === language) ?? "en"}
          onChoose={(value) => form.write("language", value)}
        />
      )}
    </FieldRow>
  );
}

export function PremiumField({ form }: Fields) {
  const say = useWords(authorWords);
  return (
    <Checkbox
      {...form.flag("isPremium")}
      label={say("field.isPremium")}
      hint={say("field.isPremiumHint")}
    />
  );
}

/** Figures, each with the least it may be. */
export function NumberFields({ form, fields }: Fields & { fields: readonly NumberField[] }) {
  const say = useWords(authorWords);
  return (
    <FieldRow>
      {fields.map((field) => {
        const { min, step = 1 }: { min: number; step?: number } = numberRules[field];
        return (
          <TextField
            key={field}
            {...form.text(field)}
            label={say(`field.${field}`)}
            type="number"
            inputMode={step === 1 ? "numeric" : "decimal"}
            min={min}
            step={step}
            // A page scrolled with the pointer over a focused number would change it unseen.
            onWheel={(event) => event.currentTarget.blur()}
          />
        );
      })}
    </FieldRow>
  );
}

export function SkillCheckField({ form }: Fields) {
  const say = useWords(authorWords);
  return (
    <FieldRow>
      <Select
        id={form.idOf("skillCheck")}
        label={say("field.skillCheck")}
        options={optionsFor(say, skillChecks, form.entry.skillCheck)}
        value={form.entry.skillCheck}
        onChoose={(value) => form.write("skillCheck", value)}
      />
    </FieldRow>
  );
}
