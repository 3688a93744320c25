import { hasStatus, storiesApi, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  type EditArrival,
  EditStoryScreen,
  type StoryChange,
  authorWords,
  useLanguage,
  useWords,
} from "@katha/ui";
import { useCallback, useState } from "react";
import { failureOf } from "../../mapping/answered.ts";
import { findingsIn, toChangedStory, toEntry, toFaults } from "../../mapping/authoring.ts";
import { useNavigate, useParams } from "../../router.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { storyDraft } from "../../story/drafts.ts";
import { useStructureEditor } from "../../structure/useStructureEditor.tsx";
import { useStoryOptions } from "../../story/useStoryOptions.ts";
import { useUpload } from "../../story/useUpload.ts";

export function EditStoryPage() {
  const { storyId = "" } = useParams();
  return <Editing key={storyId} id={storyId} />;
}

function Editing({ id }: { id: string }) {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(authorWords);
  const navigate = useNavigate();
  const onUpload = useUpload();
  const structureEditor = useStructureEditor();
  const { options, onRetryOptions } = useStoryOptions();
  const read = storiesApi.useGetStoryQuery(id, { refetchOnMountOrArgChange: true });
  const [save, saving] = authoringApi.useUpdateStoryMutation();
  const [draft] = useState(() => storyDraft(id));
  const [kept] = useState(draft.read);
  // Saved elsewhere since these words were written: the server must say so, and nothing is lost.
  const [writtenOver, setWrittenOver] = useState(draft.version);
  if (writtenOver === undefined && read.currentData) setWrittenOver(read.currentData.version);
  const leave = useCallback(() => void navigate("/my-stories"), [navigate]);
  useTitle(say("edit.title"));

  const explain = (error: unknown, otherwise: string) =>
    failureOf(error, sayAnywhere("error.unreachable"), otherwise);

  async function send(change: StoryChange, version: number): Promise<void> {
    const { data, error: refused } = await save({ id, form: toChangedStory(change, version) });
    if (data !== undefined) draft.forget();
    // Saved elsewhere since: the newer one is laid beside this one.
    else if (hasStatus(toApiError(refused), 409)) await read.refetch();
  }

  const { error } = saving;
  const isStale = error !== undefined && hasStatus(toApiError(error), 409);
  const { answered, failure } = toFaults(error);
  const findings = findingsIn(error && toApiError(error).problem);
  return (
    <Site>
      <EditStoryScreen
        arrival={arrivalOf()}
        onRetry={() => void read.refetch()}
        options={options}
        onRetryOptions={onRetryOptions}
        draft={kept}
        onDraft={(entry) => !saving.isSuccess && draft.keep(entry, writtenOver)}
        onUpload={onUpload}
        structureEditor={structureEditor}
        onSave={(change, version) => void send(change, version)}
        saving={saving.isLoading}
        saved={saving.isSuccess}
        onLeave={leave}
        answered={answered}
        findings={findings.length > 0 ? findings : undefined}
        conflict={
          isStale && read.currentData && !read.isFetching
            ? {
                story: toEntry(read.currentData),
                version: read.currentData.version,
                savedAt: read.currentData.updated_at,
              }
            : undefined
        }
        failure={
          failure ?? (error && !answered ? explain(error, say("edit.failedSave")) : undefined)
        }
        links={{ back: "/my-stories" }}
      />
    </Site>
  );

  function arrivalOf(): EditArrival {
    const story = read.currentData;
    if (story)
      return { state: "here", story: toEntry(story), version: writtenOver ?? story.version };
    if (!read.isError) return { state: "loading" };
    return { state: "failed", message: explain(read.error, say("edit.failedLoad")) };
  }
}
