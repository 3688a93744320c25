import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { noCategories } from "./styles.ts";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { languageName } from "../../../../messages/language-name.ts";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { CoverField } from "../CoverField/CoverField.tsx";
import type { CoverSources } from "../CoverField/CoverField.tsx";
import { FieldRow } from "../FormSection/FormSection.tsx";
import { optionsFor } from "../../story-form/option.ts";
import type { StoryOptions } from "../../story-form/option.ts";
import { formOptions } from "../../story-form/story-entry.ts";
import type { StoryFormKind } from "../../story-form/story-entry.ts";
import { TagPicker } from "../TagPicker/TagPicker.tsx";
import type { FormSuggestions } from "../../suggestions/form-suggestions.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";

interface Fields {
  /** The story's form. */
  form: StoryForm;
}

interface HelpedFields extends Fields {
  /** The kind of form, which decides which fields are required. */
  kind: StoryFormKind;
  /** Suggestions for its fields; those that are absent are not offered. */
  help?: FormSuggestions | undefined;
}

/** Title, tagline, description and prompt. */
export function TextFields({ form, kind, help }: HelpedFields) {
  const t = useMessages(authorMessages);
  const withTagline = help?.tagline?.(form);
  const isNew = kind !== "edit";
  return (
    <>
      <TextField
        {...form.text("title")}
        label={t("field.title")}
        hint={t("field.titleHint")}
        required
        maxLength={160}
        dir="auto"
      >
        <FieldError match="valueMissing">{t("fault.titleRequired")}</FieldError>
      </TextField>
      <TextField
        {...form.text("tagline")}
        label={t("field.tagline")}
        hint={t("field.taglineHint")}
        required={isNew}
        optional={!isNew}
        maxLength={300}
        dir="auto"
        labelEnd={withTagline?.labelEnd}
      >
        <FieldError match="valueMissing">{t("fault.taglineRequired")}</FieldError>
      </TextField>
      {withTagline?.below}
      <Textarea
        {...form.text("storyDescription")}
        label={t("field.storyDescription")}
        hint={t("field.storyDescriptionHint")}
        required
        dir="auto"
      >
        <FieldError match="valueMissing">{t("fault.descriptionRequired")}</FieldError>
      </Textarea>
      <Textarea
        {...form.text("storyPrompt")}
        label={t("field.storyPrompt")}
        hint={t("field.storyPromptHint")}
        required
        dir="auto"
      >
        <FieldError match="valueMissing">{t("fault.promptRequired")}</FieldError>
      </Textarea>
    </>
  );
}

/** The cover; required, except when an existing story is edited. */
export function CoverFields({ form, kind, ...ways }: HelpedFields & CoverSources) {
  return <CoverField form={form} required={kind !== "edit"} {...ways} />;
}

export interface OptionFieldProps extends Fields {
  /** The categories and tags, or the state of loading them. */
  options: StoryOptions;
  /** Loads them again after a failure. */
  onRetry?: (() => void) | undefined;
}

interface CategoryFieldProps extends OptionFieldProps {
  /** Whether the story must have a category. */
  required?: boolean;
}

/** The categories, or a placeholder while they load. */
export function CategoryField(props: CategoryFieldProps) {
  const { form, options, onRetry, required = false } = props;
  const t = useMessages(authorMessages);
  const nameOf = useShippedNames("category");
  if (options.state === "failed") {
    return <NoCategories form={form} message={options.message} onRetry={onRetry} />;
  }
  const categories = options.state === "ready" ? options.categories : [];
  const none = required ? [] : [{ value: "", label: t("field.categoryNone") }];
  return (
    <Select
      {...form.field("categoryId")}
      label={t("field.categoryId")}
      required={required}
      optional={!required}
      options={[
        ...none,
        ...categories.map(({ id, displayName }) => ({ value: id, label: nameOf(displayName) })),
      ]}
      value={form.entry.categoryId === "" && required ? null : form.entry.categoryId}
      placeholder={t(options.state === "loading" ? "options.loading" : "field.categoryChoose")}
      // Not disabled: nothing may be sent without a category while they load.
      loading={options.state === "loading"}
      onValueChange={(id) => form.write("categoryId", id)}
    >
      <FieldError match="valueMissing">{t("fault.categoryRequired")}</FieldError>
    </Select>
  );
}

interface NoCategoriesProps extends Fields {
  message: string;
  onRetry: (() => void) | undefined;
}

/** Stands for the field: a story that needs a category cannot be sent without one. */
function NoCategories({ form, message, onRetry }: NoCategoriesProps) {
  const tCommon = useMessages(commonMessages);
  const t = useMessages(authorMessages);
  const { id, ...rest } = form.field("categoryId");
  useCheckedField(id, t("field.categoryId"), {
    ...rest,
    value: form.entry.categoryId,
  });
  return (
    <div id={id} tabIndex={-1} css={noCategories}>
      <Callout tone="danger">{message}</Callout>
      {onRetry && (
        <span>
          <Button size="small" icon={RetryIcon} onClick={onRetry}>
            {tCommon("action.retry")}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The tags, or a placeholder while they load. */
export function TagField({ form, options }: OptionFieldProps) {
  const t = useMessages(authorMessages);
  const nameOf = useShippedNames("tag");
  const { id, name } = form.field("tagIds");
  useCheckedField(id, t("field.tagIds"), { name, value: form.entry.tagIds.join(" ") });
  if (options.state === "failed") return null;
  if (options.state !== "ready") return <Skeleton />;
  return (
    <TagPicker
      id={id}
      tags={options.tags.map((tag) => ({ ...tag, displayName: nameOf(tag.displayName) }))}
      value={form.entry.tagIds}
      onValueChange={(ids) => form.write("tagIds", ids)}
    />
  );
}

/** Rating and difficulty, with the options of this kind of form, and the language. */
export function AudienceFields({
  form,
  kind,
  options: { languages },
}: Omit<HelpedFields, "help"> & Pick<OptionFieldProps, "options">) {
  const t = useMessages(authorMessages);
  const { contentRating, difficultyLevel: difficulty, language } = form.entry;
  const { ratings, difficulties } = formOptions[kind];
  const offered = languages.includes(language) ? languages : [...languages, language];
  return (
    <FieldRow>
      <Select
        {...form.field("contentRating")}
        label={t("field.contentRating")}
        options={optionsFor(t, ratings, kind === "edit" ? contentRating : "")}
        value={contentRating}
        onValueChange={(value) => form.write("contentRating", value)}
      />
      <Select
        {...form.field("difficultyLevel")}
        label={t("field.difficultyLevel")}
        options={optionsFor(t, difficulties, difficulty)}
        value={difficulty}
        onValueChange={(value) => form.write("difficultyLevel", value)}
      />
      <Select
        {...form.field("language")}
        label={t("field.language")}
        options={offered.map((value) => ({ value, label: languageName(value) }))}
        value={language}
        onValueChange={(value) => form.write("language", value)}
      />
    </FieldRow>
  );
}

/** Whether the story still needs to be read by a native reader of its language. */
export function NativeReaderField({ form }: Fields) {
  const { locale } = useFormats();
  const t = useMessages(authorMessages);
  const language = languageName(form.entry.language, locale);
  return (
    <Checkbox
      {...form.flag("awaitsNativeReader")}
      label={t("field.awaitsNativeReaderOf", { language })}
      hint={t("field.awaitsNativeReaderHint")}
    />
  );
}

/** Who may play the story, and whether its text may lie on their devices. */
export function AccessFields({ form }: Fields) {
  const t = useMessages(authorMessages);
  return (
    <>
      <Checkbox
        {...form.flag("isPremium")}
        label={t("field.isPremium")}
        hint={t("field.isPremiumHint")}
      />
      <Checkbox
        {...form.flag("isOnlineOnly")}
        label={t("field.isOnlineOnly")}
        hint={t("field.isOnlineOnlyHint")}
      />
    </>
  );
}
