import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { blankEntry, countFields } from "../../../parts/author/story-form/story-entry.ts";
import { useDeskAddresses } from "../../../parts/useDeskAddresses/useDeskAddresses.ts";
import { useEffect, useState } from "react";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { jsonFault } from "../../../parts/author/story-form/coerce.ts";
import { ConflictPanel } from "../../../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
import { KeptWords } from "../../../parts/author/saving/SaveStatus/KeptWords.tsx";
import { RemoteChanges } from "../../../parts/author/saving/SaveStatus/RemoteChanges.tsx";
import { StructureCounts } from "../../../parts/author/numbers/StructureCounts/StructureCounts.tsx";
import { EmptyJsonDialog } from "../../../parts/author/fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
import { joinedFaults } from "../../../parts/author/story-form/story-failure.ts";
import { FormFooter } from "../../../parts/author/fields/FormFooter/FormFooter.tsx";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { JsonField } from "../../../parts/author/fields/JsonField/JsonField.tsx";
import { adminManuscriptOf } from "../../../parts/author/story-form/manuscript.ts";
import type { StoryEntry } from "@katha/storygraph";
import { newStoryFaults } from "../../../parts/author/story-form/story-faults.ts";
import {
  AccessFields,
  AudienceFields,
  CategoryField,
  CoverFields,
  NativeReaderField,
  TagField,
  TextFields,
} from "../../../parts/author/fields/StoryFields/StoryFields.tsx";
import { NumberFields } from "../../../parts/author/fields/StoryFields/GameplayFields.tsx";
import { StructureField } from "../../../parts/author/fields/StructureField/StructureField.tsx";
import { useStoryForm } from "../../../parts/author/story-form/useStoryForm.ts";
import type {
  ChangedStoryProps,
  SentStoryProps,
  StoryFormProps,
} from "../../../parts/author/story-form/story-form-props.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { BackIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Textarea } from "../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

export type AdminStoryResult =
  | { state: "new" }
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: StoryEntry };

/** Other props are passed to the frame of the form. */
export interface AdminStoryFormScreenProps
  extends
    StoryFormProps,
    SentStoryProps,
    ChangedStoryProps,
    ElementProps<"div", "title" | "onSubmit"> {
  /** The story, a new one, or why it is not available. */
  result: AdminStoryResult;
  /** Loads the story again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** A story's form for administrators, with fields that authors do not have. */
export function AdminStoryFormScreen({ result, onRetry, ...form }: AdminStoryFormScreenProps) {
  const t = useMessages(adminMessages);
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />;
  if (result.state === "new") return <AdminStoryForm isNew story={blankEntry} {...form} />;
  if (result.state !== "ready") return <LoadingState>{t("form.loading")}</LoadingState>;
  return <AdminStoryForm isNew={false} story={result.story} {...form} />;
}

interface WritingProps extends Omit<AdminStoryFormScreenProps, "result" | "onRetry"> {
  isNew: boolean;
  story: StoryEntry;
}

/** The form of an existing or a new story. */
function AdminStoryForm(props: WritingProps) {
  const { isNew, story, entry, onEntryChange, options, onRetryOptions, onUpload, ...rest } = props;
  const { onSubmit, busy = false, failure, answered, findings, conflict, ...more } = rest;
  const { structureEditor, help, remoteChanges, onForgetKept, ...root } = more;
  const { adminStories } = useDeskAddresses();
  const t = useMessages(adminMessages);
  const tAuthor = useMessages(authorMessages);
  const [asks, setAsks] = useState(false);
  const form = useStoryForm({
    initial: story,
    entry,
    onEntryChange,
    check: newStoryFaults,
  });
  const send = () => onSubmit(adminManuscriptOf(form.entry));
  const submit = () => {
    const { structureText, gameConfigText } = form.entry;
    const isRead = [structureText, gameConfigText].every((text) => jsonFault(text) === undefined);
    if (isRead) send();
    else setAsks(true);
  };

  const isAsked = conflict !== undefined;
  useEffect(() => {
    if (failure !== undefined || isAsked) window.scrollTo({ top: 0 });
  }, [failure, isAsked]);

  const title = t(isNew ? "form.createTitle" : "form.editTitle");
  const busyWord = isNew ? "form.creating" : "form.saving";
  return (
    <AdminPage
      title={title}
      actions={
        <ButtonLink
          variant="ghost"
          size="small"
          css={alignText.both}
          icon={BackIcon}
          flipRtl
          href={adminStories}
        >
          {t("form.back")}
        </ButtonLink>
      }
      {...root}
    >
      {onForgetKept && <KeptWords isNew={isNew} onForget={onForgetKept} />}
      {remoteChanges && <RemoteChanges {...remoteChanges} />}
      {conflict && <ConflictPanel {...conflict} form={form} options={options} />}
      <Form onSubmit={submit} errors={answered} summary busy={busy} aria-label={title}>
        {failure !== undefined && <Callout tone="danger">{joinedFaults(failure, ". ")}</Callout>}
        <FormSection title={t("form.basic")}>
          <TextFields form={form} kind="admin" help={help} />
          <Textarea
            {...form.text("storySystemPrompt")}
            label={tAuthor("field.storySystemPrompt")}
            hint={tAuthor("field.storySystemPromptHint")}
            optional
            dir="auto"
          />
          <CoverFields form={form} kind="admin" onUpload={onUpload} help={help} />
        </FormSection>
        <FormSection title={t("form.shelving")}>
          <CategoryField form={form} options={options} onRetry={onRetryOptions} required />
          <TagField form={form} options={options} />
        </FormSection>
        <FormSection title={t("form.settings")}>
          <AudienceFields form={form} kind="admin" options={options} />
          <NativeReaderField form={form} />
          <AccessFields form={form} />
          <Checkbox
            {...form.flag("isFeatured")}
            label={tAuthor("field.isFeatured")}
            hint={tAuthor("field.isFeaturedHint")}
          />
        </FormSection>
        <FormSection title={t("form.game")}>
          <NumberFields form={form} fields={[...countFields, "estimatedPlayTime"]} />
          <StructureCounts form={form} />
          <JsonField form={form} field="gameConfigText" />
        </FormSection>
        <FormSection title={t("form.structure")} note={t("form.structureNote")}>
          <StructureField form={form} findings={findings} editor={structureEditor} />
        </FormSection>
        <FormFooter>
          <ButtonLink variant="ghost" href={adminStories}>
            {t("form.cancel")}
          </ButtonLink>
          <Button variant="primary" type="submit" loading={busy}>
            {t(busy ? busyWord : isNew ? "form.create" : "form.save")}
          </Button>
        </FormFooter>
      </Form>
      <EmptyJsonDialog
        open={asks}
        onMend={() => setAsks(false)}
        onAnyway={() => {
          setAsks(false);
          send();
        }}
      />
    </AdminPage>
  );
}
