import { storiesApi, type StoryDetail } from "@katha/api";
import { type EditArrival, EditStoryScreen, authorWords, useWords } from "@katha/ui";
import { useCallback, useState } from "react";
import { useFailure } from "../../mapping/useFailure.ts";
import { toEntry } from "../../mapping/authoring.ts";
import { useWritingHelp } from "../../helping/useWritingHelp.tsx";
import { useNavigate, useParams } from "../../router.ts";
import { useSaver } from "../../saving/useSaver.ts";
import { useSavingWords } from "../../saving/useSavingWords.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { useStructureEditor } from "../../structure/useStructureEditor.tsx";
import type { StoryDraft } from "../../story/drafts.ts";
import { useDraft } from "../../story/useDraft.ts";
import { useStoryOptions } from "../../story/useStoryOptions.ts";
import { useVersions } from "../../versions/useVersions.tsx";
import { useUpload } from "../../story/useUpload.ts";

/** How often the page asks whether the story was written on elsewhere, while somebody looks at it. */
const pollMs = 20_000;

export function EditStoryPage() {
  const { storyId = "" } = useParams();
  return <Editing key={storyId} id={storyId} />;
}

function Editing({ id }: { id: string }) {
  const tellFailure = useFailure("error.unreachable");
  const say = useWords(authorWords);
  const read = storiesApi.useGetStoryQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  useTitle(say("edit.title"));

  // What another page left in the cache may be older than what was written here last.
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !read.isFetching && read.isSuccess) setIsFresh(true);
  const story = isFresh ? read.currentData : undefined;
  const draft = useDraft(id);
  if (story && draft) return <Written id={id} story={story} draft={draft} />;

  const arrival: EditArrival =
    read.isError && !story
      ? {
          state: "failed",
          message: tellFailure(read.error, say("edit.failedLoad")),
        }
      : { state: "loading" };
  return (
    <Site>
      <EditStoryScreen
        arrival={arrival}
        onRetry={() => void read.refetch()}
        options={{ state: "loading" }}
        onSave={() => undefined}
        onLeave={() => undefined}
        links={{ back: "/my-stories" }}
      />
    </Site>
  );
}

function Written({ id, story, draft }: { id: string; story: StoryDetail; draft: StoryDraft }) {
  const navigate = useNavigate();
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const saver = useSaver(id, story, draft);
  const help = useWritingHelp(draft.place);
  const structureEditor = useStructureEditor(help.scenes);
  const said = useSavingWords(saver, story.status);
  const versions = useVersions(id, saver);
  const leave = useCallback(() => void navigate("/my-stories"), [navigate]);
  const { asked, incoming } = saver.state;
  return (
    <Site>
      <EditStoryScreen
        arrival={{ state: "here", story: toEntry(story) }}
        options={options}
        onRetryOptions={onRetryOptions}
        draft={saver.first}
        onDraft={saver.write}
        onUpload={onUpload}
        help={help.form}
        structureEditor={structureEditor}
        onSave={(entry) => void saver.save(entry)}
        saving={asked === "saving"}
        saved={asked === "saved"}
        onLeave={leave}
        incoming={incoming}
        {...said}
        {...versions}
        links={{ back: "/my-stories" }}
      />
    </Site>
  );
}
