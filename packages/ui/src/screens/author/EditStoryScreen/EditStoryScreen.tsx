import type { StoryEntry } from "@katha/storygraph";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import type { StoryReturn } from "@katha/api/shapes";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { ConflictPanel } from "../../../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
import type { CoverSources } from "../../../parts/author/fields/CoverField/CoverField.tsx";
import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import { FormFooter } from "../../../parts/author/fields/FormFooter/FormFooter.tsx";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { KeptWords } from "../../../parts/author/saving/SaveStatus/KeptWords.tsx";
import { RemoteChanges } from "../../../parts/author/saving/SaveStatus/RemoteChanges.tsx";
import { SaveStatus } from "../../../parts/author/saving/SaveStatus/SaveStatus.tsx";
import type { SaveStatusProps } from "../../../parts/author/saving/SaveStatus/SaveStatus.tsx";
import { joinedFaults } from "../../../parts/author/story-form/story-failure.ts";
import { changedStoryFaults } from "../../../parts/author/story-form/story-faults.ts";
import {
  AccessFields,
  AudienceFields,
  CategoryField,
  CoverFields,
  NativeReaderField,
  TagField,
  TextFields,
} from "../../../parts/author/fields/StoryFields/StoryFields.tsx";
import {
  GameplayFields,
  NumberFields,
} from "../../../parts/author/fields/StoryFields/GameplayFields.tsx";
import { StructureField } from "../../../parts/author/fields/StructureField/StructureField.tsx";
import type { FormSuggestions } from "../../../parts/author/suggestions/form-suggestions.ts";
import { useStoryForm } from "../../../parts/author/story-form/useStoryForm.ts";
import type {
  ChangedStoryProps,
  StoryFormProps,
} from "../../../parts/author/story-form/story-form-props.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { BackIcon, DownIcon } from "../../../primitives/marks/Icon/icons.ts";
import { editRedirectMs } from "../../../tokens/constants.ts";
import { kept, keptNote, reason } from "./styles.ts";

export type EditResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: StoryEntry };

/** Other props are passed to the frame of the form. */
export interface EditStoryScreenProps extends EditStoryFormProps, ElementProps<"div", "title"> {
  /** The story, or why it is not available. */
  result: EditResult;
  /** Loads the story again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** A story's form for its author, with its save status and changes from elsewhere. */
export function EditStoryScreen({ result, onRetry, ...form }: EditStoryScreenProps) {
  const t = useMessages(authorMessages);
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />;
  if (result.state !== "ready") return <LoadingState>{t("edit.loading")}</LoadingState>;
  return <EditStoryForm story={result.story} {...form} />;
}

/** Props of the screen's form. */
interface EditStoryFormProps
  extends StoryFormProps, ChangedStoryProps, Pick<CoverSources, "awaited"> {
  /** Called with all values when the form has no faults. */
  onSave: (entry: StoryEntry) => void;
  /** The story is being saved. */
  saving?: boolean | undefined;
  /** It was saved; the page says so before it closes. */
  saved?: boolean | undefined;
  /** Called two seconds after it was saved. */
  onLeave: () => void;
  /** Whether the changes are saved. */
  saveStatus?: SaveStatusProps | undefined;
  /** Why the story is not saved automatically. */
  saveNote?: string | undefined;
  /** Why and when the review returned the story. */
  returned?: StoryReturn | null | undefined;
  /** Shown beside the title, for example a link to the story's versions. */
  actions?: ReactNode;
  /** Suggestions for what its fields could say. */
  suggestions?: FormSuggestions | undefined;
}

interface WritingProps extends EditStoryFormProps, ElementProps<"div", "title"> {
  story: StoryEntry;
}

/** The form of an existing story. */
function EditStoryForm(props: WritingProps) {
  const {
    story,
    entry,
    onEntryChange,
    onUpload,
    awaited,
    options,
    onRetryOptions,
    onSave,
    saving = false,
    saved = false,
    onLeave,
    failure,
    answered,
    conflict,
    remoteChanges,
    onForgetKept,
    saveStatus,
    saveNote,
    returned,
    actions,
    findings,
    suggestions,
    structureEditor,
    ...root
  } = props;
  const t = useMessages(authorMessages);
  const { date } = useFormats();
  const { myStories } = useAddresses();
  const scenes = useRef<HTMLElement>(null);
  const form = useStoryForm({
    initial: story,
    entry,
    onEntryChange,
    check: changedStoryFaults,
  });

  const isAsked = conflict !== undefined;
  useEffect(() => {
    if (failure !== undefined || isAsked) window.scrollTo({ top: 0 });
  }, [failure, isAsked]);

  useEffect(() => {
    if (!saved) return undefined;
    window.scrollTo({ top: 0 });
    const timer = setTimeout(onLeave, editRedirectMs);
    return () => clearTimeout(timer);
  }, [saved, onLeave]);

  return (
    <EditorPage
      title={t("edit.title")}
      description={story.title}
      actions={
        <>
          {structureEditor && (
            <Button
              icon={DownIcon}
              onClick={() => {
                scenes.current?.focus({ preventScroll: true });
                scenes.current?.scrollIntoView({ block: "start" });
              }}
            >
              {t("edit.toScenes")}
            </Button>
          )}
          {actions}
        </>
      }
      back={
        <ButtonLink variant="ghost" size="small" icon={BackIcon} flipRtl href={myStories}>
          {t("edit.back")}
        </ButtonLink>
      }
      {...root}
    >
      {saved && (
        <Callout tone="success">
          <strong>{t("edit.saved")}</strong> {t("edit.savedNote")}
        </Callout>
      )}
      {returned && (
        <Callout tone="warning">
          <bdi>{t("mine.returned", { date: date(returned.returnedAt) })}</bdi>{" "}
          <bdi css={reason}>{returned.reason}</bdi>
        </Callout>
      )}
      {onForgetKept && !saved && <KeptWords onForget={onForgetKept} />}
      {remoteChanges && <RemoteChanges {...remoteChanges} />}
      {conflict && <ConflictPanel {...conflict} form={form} options={options} />}
      <Form
        onSubmit={() => onSave(form.entry)}
        errors={answered}
        summary
        busy={saving || saved}
        aria-label={t("edit.title")}
      >
        {failure !== undefined && <Callout tone="danger">{joinedFaults(failure)}</Callout>}
        <FormSection title={t("edit.basic")}>
          <TextFields form={form} kind="edit" help={suggestions} />
          <CoverFields
            form={form}
            kind="edit"
            onUpload={onUpload}
            awaited={awaited}
            help={suggestions}
          />
        </FormSection>
        <FormSection title={t("edit.categorization")}>
          <CategoryField form={form} options={options} onRetry={onRetryOptions} />
          <TagField form={form} options={options} />
        </FormSection>
        <FormSection title={t("edit.settings")}>
          <AccessFields form={form} />
          <AudienceFields form={form} kind="edit" options={options} />
          <NativeReaderField form={form} />
          <NumberFields form={form} fields={["estimatedPlayTime"]} />
        </FormSection>
        <FormSection title={t("create.gameplay")} note={t("create.gameplayNote")}>
          <GameplayFields form={form} />
        </FormSection>
        {structureEditor && (
          <FormSection
            ref={scenes}
            tabIndex={-1}
            title={t("edit.structure")}
            note={t("create.structureNote")}
          >
            <StructureField form={form} findings={findings} editor={structureEditor} />
          </FormSection>
        )}
        <FormFooter>
          {saveStatus && (
            <div css={kept}>
              <SaveStatus {...saveStatus} />
              {saveNote !== undefined && <p css={keptNote}>{saveNote}</p>}
            </div>
          )}
          <ButtonLink variant="ghost" href={myStories}>
            {t("edit.cancel")}
          </ButtonLink>
          <Button variant="primary" type="submit" loading={saving} aria-disabled={saved}>
            {t(saving ? "edit.saving" : "edit.save")}
          </Button>
        </FormFooter>
      </Form>
    </EditorPage>
  );
}
