import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { ConflictPanel } from "../../../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
import type {
  ClashSide,
  SceneClash,
} from "../../../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
import type { CoverSources } from "../../../parts/author/fields/CoverField/CoverField.tsx";
import { Desk } from "../../../parts/author/Desk/Desk.tsx";
import { FaultSummary } from "../../../parts/author/fields/FaultSummary/FaultSummary.tsx";
import type { StoryFailure } from "../../../parts/author/fields/FaultSummary/FaultSummary.tsx";
import type { Finding } from "../../../parts/author/structure/Findings/Findings.tsx";
import { FormFoot } from "../../../parts/author/fields/FormFoot/FormFoot.tsx";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { ElsewhereNews } from "../../../parts/author/saving/Keeping/ElsewhereNews.tsx";
import type { ElsewhereNewsProps } from "../../../parts/author/saving/Keeping/ElsewhereNews.tsx";
import { KeepingLine } from "../../../parts/author/saving/Keeping/KeepingLine.tsx";
import type { KeepingLineProps } from "../../../parts/author/saving/Keeping/KeepingLine.tsx";
import type { StoryOptions } from "../../../parts/author/story-form/option.ts";
import { editFields } from "../../../parts/author/story-form/story-change.ts";
import type { EditField } from "../../../parts/author/story-form/story-change.ts";
import type { StoryEntry, StoryField } from "../../../parts/author/story-form/story-entry.ts";
import { changedStoryFaults } from "../../../parts/author/story-form/story-faults.ts";
import {
  AudienceFields,
  CategoryField,
  CoverFields,
  PremiumField,
  TagField,
  TextFields,
} from "../../../parts/author/fields/StoryFields/StoryFields.tsx";
import { StructureField } from "../../../parts/author/fields/StructureField/StructureField.tsx";
import type { StructureSlot } from "../../../parts/author/fields/StructureField/StructureField.tsx";
import type { FormHelp } from "../../../parts/author/suggestions/form-suggestions.ts";
import { useStoryForm } from "../../../parts/author/story-form/useStoryForm.ts";
import type { AnsweredStory, HeldEntry } from "../../../parts/author/story-form/useStoryForm.ts";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { BackIcon } from "../../../primitives/marks/Icon/icons.ts";
import { editRedirectMs } from "../../../tokens/constants.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import { kept, keptNote } from "./styles.ts";

export type EditArrival =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "here"; story: StoryEntry };

/** What was saved elsewhere while this was written, where both changed the same. */
export interface StoryConflict {
  story: StoryEntry;
  savedAt: string;
  fields: readonly EditField[];
  scenes: readonly SceneClash[];
  onDecide: (field: StoryField, side: ClashSide) => void;
  onDecideScene: (id: string, side: ClashSide) => void;
}

export interface EditStoryScreenProps extends CoverSources, HeldEntry {
  arrival: EditArrival;
  onRetry?: () => void;
  options: StoryOptions;
  onRetryOptions?: () => void;
  onSave: (entry: StoryEntry) => void;
  saving?: boolean;
  saved?: boolean;
  /** Two seconds after it was saved. */
  onLeave: () => void;
  failure?: StoryFailure | undefined;
  answered?: AnsweredStory | undefined;
  conflict?: StoryConflict | undefined;
  news?: ElsewhereNewsProps | undefined;
  /** Where the words are by now. */
  keeping?: KeepingLineProps | undefined;
  /** Why it does not save by itself. */
  keepingNote?: string | undefined;
  /** Beside the title: the versions of the story. */
  actions?: ReactNode;
  /** What came about, where it is not the end of the writing. */
  notice?: ReactNode;
  /** What the review said of the structure. */
  findings?: readonly Finding[] | undefined;
  /** Drafts of what its fields could say. */
  help?: FormHelp | undefined;
  /** The desk of the structure; without it the structure is not written on this page. */
  structureEditor?: ((slot: StructureSlot) => ReactNode) | undefined;
  links: { back: string };
}

export function EditStoryScreen({ arrival, onRetry, ...rest }: EditStoryScreenProps) {
  const t = useMessages(authorMessages);
  if (arrival.state === "loading") return <LoadingState>{t("edit.loading")}</LoadingState>;
  if (arrival.state === "failed") {
    return <ErrorState heading="h1" message={arrival.message} {...(onRetry && { onRetry })} />;
  }
  return <Writing story={arrival.story} {...rest} />;
}

interface WritingProps extends Omit<EditStoryScreenProps, "arrival" | "onRetry"> {
  story: StoryEntry;
}

function Writing(props: WritingProps) {
  const { story, options, onRetryOptions, onSave, saving = false } = props;
  const {
    saved = false,
    onLeave,
    failure,
    answered,
    conflict,
    news,
    keeping,
    keepingNote,
    actions,
    notice,
    findings,
    help,
    structureEditor,
    links,
  } = props;
  const t = useMessages(authorMessages);
  const summary = useRef<HTMLElement>(null);
  const form = useStoryForm({
    summary,
    initial: story,
    entry: props.entry,
    onWrite: props.onWrite,
    fields: editFields,
    check: changedStoryFaults,
    answered,
    busy: saving || saved,
    onValid: onSave,
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
    <Desk
      title={t("edit.title")}
      note={story.title}
      actions={actions}
      back={
        <ButtonLink variant="ghost" size="small" icon={BackIcon} flipRtl href={links.back}>
          {t("edit.back")}
        </ButtonLink>
      }
    >
      {saved && (
        <Callout tone="success">
          <strong>{t("edit.saved")}</strong> {t("edit.savedNote")}
        </Callout>
      )}
      {notice}
      {news && <ElsewhereNews {...news} />}
      {conflict && (
        <ConflictPanel
          form={form}
          theirs={conflict.story}
          savedAt={conflict.savedAt}
          fields={conflict.fields}
          scenes={conflict.scenes}
          onDecide={conflict.onDecide}
          onDecideScene={conflict.onDecideScene}
          options={options}
        />
      )}
      <FaultSummary
        ref={summary}
        faults={form.faults}
        idOf={form.idOf}
        onGo={form.goTo}
        failure={failure}
      />
      <Form onSubmit={form.submit} aria-label={t("edit.title")}>
        <FormSection title={t("edit.basic")}>
          <TextFields form={form} kind="edit" help={help} />
          <CoverFields form={form} kind="edit" onUpload={props.onUpload} help={help} />
        </FormSection>
        <FormSection title={t("edit.categorization")}>
          <CategoryField form={form} options={options} onRetry={onRetryOptions} />
          <TagField form={form} options={options} />
        </FormSection>
        <FormSection title={t("edit.settings")}>
          <PremiumField form={form} />
          <AudienceFields form={form} kind="edit" />
        </FormSection>
        {structureEditor && (
          <FormSection title={t("edit.structure")} note={t("create.structureNote")}>
            <StructureField form={form} findings={findings} editor={structureEditor} />
          </FormSection>
        )}
        <FormFoot>
          {keeping && (
            <div css={kept}>
              <KeepingLine {...keeping} />
              {keepingNote !== undefined && <p css={keptNote}>{keepingNote}</p>}
            </div>
          )}
          <ButtonLink variant="ghost" href={links.back}>
            {t("edit.cancel")}
          </ButtonLink>
          <Button variant="primary" type="submit" loading={saving} aria-disabled={saved}>
            {t(saving ? "edit.saving" : "edit.save")}
          </Button>
        </FormFoot>
      </Form>
    </Desk>
  );
}
