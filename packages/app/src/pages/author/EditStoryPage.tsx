import { storiesApi, type StoryDetail } from "@katha/api";
import { storyLanguages } from "@katha/api/account";
import { authoringApi } from "@katha/api/authoring";
import {
  type AutosavedStory,
  entryChanged,
  type UnsavedStory,
  entryOf,
  useAuthoringDispatch,
  useAutosave,
  useUnsavedStory,
} from "@katha/authoring";
import { Toasts, useMessages } from "@katha/ui";
import { authorMessages, EditStoryScreen } from "@katha/ui/screens";
import { useCallback } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { useSavedCopy } from "../../offline/useSavedCopy.ts";
import { useLocation, useNavigate, useParams } from "../../routes/router.ts";
import { useFresh } from "../../story-editor/saving/useFresh.ts";
import { useOwnPlace } from "../../sign-in/useOwnPlace.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import "../../store/inject-authoring.ts";
import { useStoryOptions } from "../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../story-editor/useUpload.ts";
import { entryRules } from "../../story-editor/entry-rules.ts";
import { useSavingProps } from "../../story-editor/saving/useSavingProps.ts";
import { useStoryAnswers } from "../../story-editor/saving/useStoryAnswers.ts";
import { structureEditorOf } from "../../story-editor/structure/structure-editor-of.tsx";
import { useWritingHelp } from "../../story-editor/suggestions/useWritingHelp.tsx";
import { useVersionHistory } from "../../story-editor/versions/useVersionHistory.tsx";
import { paths } from "../../routes/paths.ts";

export function EditStoryPage() {
  const { storyId = "" } = useParams();
  return (
    <Toasts placement="top">
      <Editing key={storyId} id={storyId} />
    </Toasts>
  );
}

function Editing({ id }: { id: string }) {
  const failureText = useFailure("error.unreachable");
  const t = useMessages(authorMessages);
  const read = storiesApi.useGetStoryQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  // Polled to notice changes saved elsewhere.
  authoringApi.endpoints.newestVersion.useQuerySubscription(id, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: 20_000,
    skipPollingIfUnfocused: true,
  });
  useTitle(t("edit.title"));

  const story = useFresh(read);
  const place = useOwnPlace();
  const unsaved = useUnsavedStory(place?.(id));
  if (story && unsaved) return <Written id={id} story={story} unsaved={unsaved} />;

  const failure = read.isError && !story ? failureText(read.error, t("edit.failedLoad")) : null;
  return <NotHere failure={failure} onRetry={() => void read.refetch()} />;
}

interface NotHereProps {
  failure: string | null;
  onRetry?: () => void;
}

const nothing = () => {};

/** Shown while the story is loading, or if it could not be loaded. */
function NotHere({ failure, onRetry = nothing }: NotHereProps) {
  return (
    <Site>
      <EditStoryScreen
        result={failure === null ? { state: "loading" } : { state: "failed", message: failure }}
        onRetry={onRetry}
        options={{ state: "loading", languages: storyLanguages }}
        onSave={nothing}
        onLeave={nothing}
      />
    </Site>
  );
}

interface WrittenProps {
  id: string;
  story: StoryDetail;
  unsaved: UnsavedStory;
}

function Written({ id, story, unsaved }: WrittenProps) {
  const opened = useAutosave(id, story, unsaved, entryRules);
  if (opened === undefined) return <NotHere failure={null} />;
  return <Open id={id} story={story} unsaved={unsaved} opened={opened} />;
}

interface OpenProps extends WrittenProps {
  opened: AutosavedStory;
}

function Open({ id, story, unsaved, opened }: OpenProps) {
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const { autosave, editor, saving, startFromSaved } = opened;
  const { search } = useLocation();
  const answers = useStoryAnswers(saving.error);
  const help = useWritingHelp(opened.id, unsaved.place);
  const structureEditor = structureEditorOf(opened.id, help.scenes, {
    saved: id,
    refused: answers.refused,
    opens: new URLSearchParams(search).get("scene") ?? undefined,
  });
  const savingProps = useSavingProps(opened, story.status, answers);
  const versions = useVersionHistory(id, autosave);
  useSavedCopy(id, autosave);
  const leave = useCallback(() => void navigate(paths.myStories), [navigate]);
  return (
    <Site>
      <EditStoryScreen
        result={{ state: "ready", story: entryOf(story) }}
        entry={editor.entry}
        onEntryChange={(change) => dispatch(entryChanged({ id: opened.id, change }))}
        options={options}
        onRetryOptions={onRetryOptions}
        onUpload={onUpload}
        awaited={story}
        suggestions={help.form}
        structureEditor={structureEditor}
        onSave={() => void autosave.save()}
        saving={saving.asked === "saving"}
        saved={saving.asked === "saved"}
        onLeave={leave}
        onForgetKept={saving.isFromLastTime ? startFromSaved : undefined}
        {...savingProps}
        returned={story.returned}
        actions={versions}
      />
    </Site>
  );
}
