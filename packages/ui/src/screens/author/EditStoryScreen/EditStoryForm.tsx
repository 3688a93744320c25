import type { StoryReturn } from "@katha/api/shapes";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { ConflictPanel } from "../../../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
import type { StoryConflict } from "../../../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
import type { CoverSources } from "../../../parts/author/fields/CoverField/CoverField.tsx";
import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import type { Finding } from "../../../parts/author/structure/Findings/Findings.tsx";
import { FormFooter } from "../../../parts/author/fields/FormFooter/FormFooter.tsx";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { KeptWords } from "../../../parts/author/saving/SaveStatus/KeptWords.tsx";
import { RemoteChanges } from "../../../parts/author/saving/SaveStatus/RemoteChanges.tsx";
import type { RemoteChangesProps } from "../../../parts/author/saving/SaveStatus/RemoteChanges.tsx";
import { SaveStatus } from "../../../parts/author/saving/SaveStatus/SaveStatus.tsx";
import type { SaveStatusProps } from "../../../parts/author/saving/SaveStatus/SaveStatus.tsx";
import { joinedFaults } from "../../../parts/author/story-form/story-failure.ts";
import type { StoryFailure } from "../../../parts/author/story-form/story-failure.ts";
import type { StoryOptions } from "../../../parts/author/story-form/option.ts";
import type { StoryEntry } from "@katha/storygraph";
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
import type { StructureSlot } from "../../../parts/author/fields/StructureField/StructureField.tsx";
import type { FormSuggestions } from "../../../parts/author/suggestions/form-suggestions.ts";
import { useStoryForm } from "../../../parts/author/story-form/useStoryForm.ts";
import type {
  AnsweredStory,
  ControlledEntry,
} from "../../../parts/author/story-form/useStoryForm.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { BackIcon, DownIcon } from "../../../primitives/marks/Icon/icons.ts";
import { editRedirectMs } from "../../../tokens/constants.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { kept, keptNote, reason } from "./styles.ts";

/** Props of the screen's form. */
export interface EditStoryFormProps extends CoverSources, ControlledEntry {
  /** The categories and tags to choose from, or why there are none. */
  options: StoryOptions;
  /** Loads them again after a failure. */
  onRetryOptions?: (() => void) | undefined;
  /** Called with all values when the form has no faults. */
  onSave: (entry: StoryEntry) => void;
  /** The story is being saved. */
  saving?: boolean | undefined;
  /** It was saved; the page says so before it closes. */
  saved?: boolean | undefined;
  /** Called two seconds after it was saved. */
  onLeave: () => void;
  /** Why it was not saved. */
  failure?: StoryFailure | undefined;
  /** What the server found wrong, by field; a new object is a new answer. */
  answered?: AnsweredStory | undefined;
  /** Changes from elsewhere that the author has to choose between. */
  conflict?: StoryConflict | undefined;
  /** Changes from elsewhere that are already in the form. */
  remoteChanges?: RemoteChangesProps | undefined;
  /** Given if the form holds unsaved text from the last visit; called to discard it. */
  onForgetKept?: (() => void) | undefined;
  /** Whether the changes are saved. */
  saveStatus?: SaveStatusProps | undefined;
  /** Why the story is not saved automatically. */
  saveNote?: string | undefined;
  /** Why and when the review returned the story. */
  returned?: StoryReturn | null | undefined;
  /** Shown beside the title, for example a link to the story's versions. */
  actions?: ReactNode;
  /** Findings of the review in the structure. */
  findings?: readonly Finding[] | undefined;
  /** Suggestions for what its fields could say. */
  suggestions?: FormSuggestions | undefined;
  /** The structure editor; without it the structure cannot be edited on this page. */
  structureEditor?: ((slot: StructureSlot) => ReactNode) | undefined;
}

interface WritingProps extends EditStoryFormProps, ElementProps<"div", "title"> {
  story: StoryEntry;
}

/** The form of an existing story. */
export function EditStoryForm(props: WritingProps) {
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
          <AudienceFields form={form} kind="edit" />
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
