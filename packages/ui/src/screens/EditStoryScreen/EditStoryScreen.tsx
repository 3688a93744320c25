import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { ConflictPanel } from "../../parts/author/ConflictPanel/ConflictPanel.tsx";
import type { CoverSources } from "../../parts/author/CoverField/CoverField.tsx";
import { Desk } from "../../parts/author/Desk/Desk.tsx";
import { FaultSummary } from "../../parts/author/FaultSummary/FaultSummary.tsx";
import type { StoryFailure } from "../../parts/author/FaultSummary/FaultSummary.tsx";
import type { Finding } from "../../parts/author/Findings/Findings.tsx";
import { FormSection } from "../../parts/author/FormSection/FormSection.tsx";
import type { StoryOptions } from "../../parts/author/option.ts";
import { objectOf } from "../../parts/author/coerce.ts";
import type { StoryEntry, StoryField, StoryStructureJson } from "../../parts/author/storyEntry.ts";
import { changedStoryFaults } from "../../parts/author/storyFaults.ts";
import {
  AudienceFields,
  CategoryField,
  CoverFields,
  PremiumField,
  TagField,
  TextFields,
} from "../../parts/author/StoryFields/StoryFields.tsx";
import { StructureField } from "../../parts/author/StructureField/StructureField.tsx";
import type { StructureSlot } from "../../parts/author/StructureField/StructureField.tsx";
import { useStoryForm } from "../../parts/author/useStoryForm.ts";
import type { AnsweredStory } from "../../parts/author/useStoryForm.ts";
import { ErrorState } from "../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../parts/shell/LoadingState/LoadingState.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { ButtonLink } from "../../primitives/Button/ButtonLink.tsx";
import { Callout } from "../../primitives/Callout/Callout.tsx";
import { Form } from "../../primitives/Form/Form.tsx";
import { BackIcon } from "../../primitives/Icon/icons.ts";
import { editRedirectMs } from "../../tokens/constants.ts";
import { authorWords } from "../../words/author/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";
import { foot } from "./styles.ts";

/** The fields of this page, in reading order. */
export const editFields = [
  "title",
  "tagline",
  "description",
  "coverUrl",
  "imageAlt",
  "categoryId",
  "tagIds",
  "isPremium",
  "contentRating",
  "difficulty",
  "structureText",
] as const satisfies readonly StoryField[];
export interface StoryChange extends Omit<
  Pick<StoryEntry, (typeof editFields)[number]>,
  "structureText"
> {
  /** Only where it was changed. */
  structure?: StoryStructureJson;
}

export type EditArrival =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "here"; story: StoryEntry; version: number };

/** The newer version, saved elsewhere while this one was written. */
export interface StoryConflict {
  story: StoryEntry;
  version: number;
  savedAt: string;
}

export interface EditStoryScreenProps extends CoverSources {
  arrival: EditArrival;
  onRetry?: () => void;
  options: StoryOptions;
  onRetryOptions?: () => void;
  draft?: Partial<StoryEntry> | undefined;
  onDraft?: (draft: StoryEntry) => void;
  /** Trimmed, with the version that was read: after a conflict, the newer one. */
  onSave: (change: StoryChange, version: number) => void;
  saving?: boolean;
  saved?: boolean;
  /** Two seconds after it was saved. */
  onLeave: () => void;
  failure?: StoryFailure | undefined;
  answered?: AnsweredStory | undefined;
  conflict?: StoryConflict | undefined;
  /** What the review said of the structure. */
  findings?: readonly Finding[] | undefined;
  /** The desk of the structure; without it the structure is not written on this page. */
  structureEditor?: ((slot: StructureSlot) => ReactNode) | undefined;
  links: { back: string };
}

export function EditStoryScreen({ arrival, onRetry, ...rest }: EditStoryScreenProps) {
  const say = useWords(authorWords);
  if (arrival.state === "loading") return <LoadingState>{say("edit.loading")}</LoadingState>;
  if (arrival.state === "failed") {
    return <ErrorState heading="h1" message={arrival.message} {...(onRetry && { onRetry })} />;
  }
  return <Writing story={arrival.story} version={arrival.version} {...rest} />;
}

interface WritingProps extends Omit<EditStoryScreenProps, "arrival" | "onRetry"> {
  story: StoryEntry;
  version: number;
}

function Writing(props: WritingProps) {
  const { story, version, options, onRetryOptions, draft, onDraft, onSave, saving = false } = props;
  const {
    saved = false,
    onLeave,
    failure,
    answered,
    conflict,
    findings,
    structureEditor,
    links,
  } = props;
  const say = useWords(authorWords);
  const summary = useRef<HTMLElement>(null);
  // What was read first: a later answer of the server is not what these words were written over.
  const [read] = useState({ story, version });
  const form = useStoryForm({
    summary,
    initial: { ...read.story, ...draft },
    fields: editFields,
    check: changedStoryFaults,
    answered,
    busy: saving || saved,
    onDraft,
    onValid: (entry) => onSave(changeOf(entry, read.story), conflict?.version ?? read.version),
  });

  useEffect(() => {
    if (failure !== undefined || conflict !== undefined) window.scrollTo({ top: 0 });
  }, [failure, conflict]);

  useEffect(() => {
    if (!saved) return undefined;
    window.scrollTo({ top: 0 });
    const timer = setTimeout(onLeave, editRedirectMs);
    return () => clearTimeout(timer);
  }, [saved, onLeave]);

  return (
    <Desk
      title={say("edit.title")}
      note={read.story.title}
      back={
        <ButtonLink kind="ghost" size="small" icon={BackIcon} href={links.back}>
          {say("edit.back")}
        </ButtonLink>
      }
    >
      {saved && (
        <Callout tone="leaf">
          <strong>{say("edit.saved")}</strong> {say("edit.savedNote")}
        </Callout>
      )}
      {conflict && (
        <ConflictPanel
          form={form}
          theirs={conflict.story}
          savedAt={conflict.savedAt}
          fields={editFields.filter(
            // What was not changed here is not sent: theirs stays.
            (field) => field !== "structureText" || form.entry[field] !== read.story[field],
          )}
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
      <Form onSubmit={form.submit} aria-label={say("edit.title")}>
        <FormSection title={say("edit.basic")}>
          <TextFields form={form} kind="edit" />
          <CoverFields form={form} kind="edit" onUpload={props.onUpload} onPaint={props.onPaint} />
        </FormSection>
        <FormSection title={say("edit.categorization")}>
          <CategoryField form={form} options={options} onRetry={onRetryOptions} />
          <TagField form={form} options={options} />
        </FormSection>
        <FormSection title={say("edit.settings")}>
          <PremiumField form={form} />
          <AudienceFields form={form} kind="edit" />
        </FormSection>
        {structureEditor && (
          <FormSection title={say("edit.structure")} note={say("create.structureNote")}>
            <StructureField form={form} findings={findings} editor={structureEditor} />
          </FormSection>
        )}
        <div css={foot}>
          <ButtonLink kind="ghost" href={links.back}>
            {say("edit.cancel")}
          </ButtonLink>
          <Button kind="lamp" type="submit" busy={saving} disabled={saved}>
            {say(saving ? "edit.saving" : "edit.save")}
          </Button>
        </div>
      </Form>
    </Desk>
  );
}

function changeOf(entry: StoryEntry, read: StoryEntry): StoryChange {
  return {
    ...(entry.structureText !== read.structureText && {
      structure: objectOf(entry.structureText),
    }),
    title: entry.title.trim(),
    tagline: entry.tagline.trim(),
    description: entry.description.trim(),
    coverUrl: entry.coverUrl.trim(),
    imageAlt: entry.imageAlt.trim(),
    categoryId: entry.categoryId,
    tagIds: entry.tagIds,
    isPremium: entry.isPremium,
    contentRating: entry.contentRating,
    difficulty: entry.difficulty,
  };
}
