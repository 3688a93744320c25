import { storiesApi, type StoryDetail } from "@katha/api";
import { storyLanguages } from "@katha/api/account";
import {
  useUnsavedStory,
  type UnsavedStory,
  type AutosavedStory,
  entryChanged,
  entryOf,
  useAuthoringDispatch,
  useAutosave,
  type EntryRules,
} from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { adminMessages, AdminStoryFormScreen } from "@katha/ui/screens";
import {
  blankEntry,
  adminFormFields,
  adminManuscriptOf,
  newStoryFaults,
  saysTheSame,
} from "@katha/ui/author";
import { useState, useEffect } from "react";
import { useParams, useNavigate } from "../../../routes/router.ts";
import { useFresh } from "../../../story-editor/saving/useFresh.ts";
import { useOwnPlace } from "../../../sign-in/useOwnPlace.ts";
import "../../../store/inject-authoring.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";
import { paths } from "../../../routes/paths.ts";
import { useNewStory } from "../../../story-editor/saving/useNewStory.ts";
import { useStoryOptions } from "../../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../../story-editor/useUpload.ts";
import { useFormAnswers } from "./useFormAnswers.ts";
import { useSavingProps } from "../../../story-editor/saving/useSavingProps.ts";
import { useStoryAnswers } from "../../../story-editor/saving/useStoryAnswers.ts";
import { structureEditorOf } from "../../../story-editor/structure/structure-editor-of.tsx";
import { useWritingHelp } from "../../../story-editor/suggestions/useWritingHelp.tsx";

export function AdminStoryFormPage() {
  const { storyId } = useParams();
  const t = useMessages(adminMessages);
  const isNew = storyId === undefined;
  return (
    <AdminFrame place="stories" title={t(isNew ? "form.createTitle" : "form.editTitle")}>
      {isNew ? <New /> : <Changed key={storyId} id={storyId} />}
    </AdminFrame>
  );
}

const placeFor = (story: string) => `admin-${story}`;

function New() {
  const place = useOwnPlace();
  const unsaved = useUnsavedStory(place?.(placeFor("new")));
  if (place === undefined || unsaved === undefined) return <NotHere />;
  return <NewStory unsaved={unsaved} placeOf={(story) => place(placeFor(story))} />;
}

function Changed({ id }: { id: string }) {
  const asTitle = useExplain("error.unreachable");
  const place = useOwnPlace();
  const unsaved = useUnsavedStory(place?.(placeFor(id)));
  const read = storiesApi.useGetStoryQuery(id, { refetchOnMountOrArgChange: true });
  const story = useFresh(read);
  if (story && unsaved) return <ChangedStory story={story} unsaved={unsaved} />;

  const failure = read.isError && !story ? asTitle(read.error) : undefined;
  return <NotHere failure={failure} onRetry={() => void read.refetch()} />;
}

interface NotHereProps {
  failure?: string | undefined;
  onRetry?: () => void;
}

const nothing = () => {};

/** Shown while the story is loading, or if it could not be loaded. */
function NotHere({ failure, onRetry = nothing }: NotHereProps) {
  return (
    <AdminStoryFormScreen
      result={failure === undefined ? { state: "loading" } : { state: "failed", message: failure }}
      onRetry={onRetry}
      options={{ state: "loading", languages: storyLanguages }}
      onSubmit={nothing}
    />
  );
}

interface NewStoryProps {
  unsaved: UnsavedStory;
  placeOf: (story: string) => string;
}

function NewStory({ unsaved, placeOf }: NewStoryProps) {
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const story = useNewStory({ unsaved, placeOf, next: paths.adminStories });
  const [isKept, setKept] = useState(story.kept !== undefined);
  const answers = useFormAnswers(story.error, story.answers, true);

  function startAfresh(): void {
    story.change(blankEntry);
    story.forget();
    setKept(false);
  }

  return (
    <AdminStoryFormScreen
      result={{ state: story.isOpen ? "new" : "loading" }}
      options={options}
      onRetryOptions={onRetryOptions}
      entry={story.isOpen ? story.entry : undefined}
      onEntryChange={story.change}
      onUpload={onUpload}
      help={story.help}
      structureEditor={story.structureEditor}
      onSubmit={(written) => void story.send(written)}
      onForgetKept={isKept && story.isOpen ? startAfresh : undefined}
      busy={story.isBusy}
      {...answers}
    />
  );
}

interface ChangedStoryProps {
  story: StoryDetail;
  unsaved: UnsavedStory;
}

/** An existing story. It is saved in the same way as on the author's page, so that nobody's work is overwritten. */
function ChangedStory({ story, unsaved }: ChangedStoryProps) {
  const opened = useAutosave(story.id, story, unsaved, adminEntryRules);
  return opened && <Open story={story} unsaved={unsaved} opened={opened} />;
}

interface OpenProps extends ChangedStoryProps {
  opened: AutosavedStory;
}

function Open({ story, unsaved, opened }: OpenProps) {
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const { autosave, editor, saving, startFromSaved } = opened;
  const help = useWritingHelp(opened.id, unsaved.place);
  const answers = useStoryAnswers(saving.error);
  const ofForm = useFormAnswers(saving.error, answers, false);
  const { refused } = answers;
  const structureEditor = structureEditorOf(opened.id, help.scenes, { refused });
  const { conflict, remoteChanges } = useSavingProps(opened, story.status, answers);
  const isSaved = saving.asked === "saved";
  useEffect(() => {
    if (isSaved) void navigate(paths.adminStories);
  }, [isSaved, navigate]);
  return (
    <AdminStoryFormScreen
      result={{ state: "ready", story: entryOf(story) }}
      options={options}
      onRetryOptions={onRetryOptions}
      entry={editor.entry}
      onEntryChange={(change) => dispatch(entryChanged({ id: opened.id, change }))}
      onUpload={onUpload}
      help={help.form}
      structureEditor={structureEditor}
      onSubmit={() => void autosave.save()}
      onForgetKept={saving.isFromLastTime ? startFromSaved : undefined}
      conflict={conflict}
      remoteChanges={remoteChanges}
      busy={saving.asked === "saving"}
      {...ofForm}
    />
  );
}

/** For the administrators' form, in which the game's rules are one text that is sent whole. */
const adminEntryRules: EntryRules = {
  editFields: adminFormFields,
  saysTheSame: (field, one, other) =>
    field === "gameConfigText"
      ? one.gameConfigText.trim() === other.gameConfigText.trim()
      : saysTheSame(field, one, other),
  faultsOf: newStoryFaults,
  changeOf: adminManuscriptOf,
  savesOnlyWhenAsked: true,
};
