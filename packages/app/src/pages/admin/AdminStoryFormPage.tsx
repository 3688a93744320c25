import { hasStatus, storiesApi, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  type AdminManuscript,
  type AdminStoryArrival,
  AdminStoryFormScreen,
  adminWords,
  useWords,
} from "@katha/ui";
import { useMemo, useState } from "react";
import { toAdminForm, toPathFaults } from "../../mapping/admin.ts";
import { findingsIn, toEntry, toFaults } from "../../mapping/authoring.ts";
import { passHelpOn } from "../../helping/kept-help.ts";
import { useWritingHelp } from "../../helping/useWritingHelp.tsx";
import { useNavigate, useParams } from "../../router.ts";
import { storyDraft } from "../../story/drafts.ts";
import { useStructureEditor } from "../../structure/useStructureEditor.tsx";
import { useStoryOptions } from "../../story/useStoryOptions.ts";
import { useUpload } from "../../story/useUpload.ts";
import { Room } from "./Room.tsx";
import { useExplain } from "./useExplain.ts";

export function AdminStoryFormPage() {
  const { storyId } = useParams();
  return <Writing key={storyId ?? "new"} id={storyId} />;
}

function Writing({ id }: { id: string | undefined }) {
  const say = useWords(adminWords);
  const explain = useExplain();
  const asTitle = useExplain("error.unreachable");
  const navigate = useNavigate();
  const onUpload = useUpload();
  const place = `admin-${id ?? "new"}`;
  const help = useWritingHelp(place);
  const structureEditor = useStructureEditor(help.scenes);
  const { options, onRetryOptions } = useStoryOptions();
  const read = storiesApi.useGetStoryQuery(id ?? "", {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  const [create, creating] = authoringApi.useCreateStoryMutation();
  const [update, updating] = authoringApi.useUpdateStoryMutation();
  const [draft] = useState(() => storyDraft(place));
  const [kept] = useState(draft.read);
  // Saved elsewhere since these words were written: the server must say so, and nothing is lost.
  const [writtenOver, setWrittenOver] = useState(draft.version);
  if (writtenOver === undefined && read.currentData) setWrittenOver(read.currentData.version);
  const saving = id === undefined ? creating : updating;

  async function send(story: AdminManuscript): Promise<void> {
    const form = toAdminForm(story);
    const version = conflict?.version ?? writtenOver;
    const { data, error: refused } =
      id === undefined
        ? await create(form)
        : await update({ id, form: { ...form, ...(version && { version }) } });
    if (data === undefined) {
      // Saved elsewhere since: the newer one is laid beside this one.
      if (refused && hasStatus(toApiError(refused), 409)) await read.refetch();
      return;
    }
    draft.forget();
    if (id === undefined) passHelpOn(place, `admin-${data.id}`);
    await navigate("/admin/stories");
  }

  const { error } = saving;
  // The same answer stays the same object: a new one would move the keyboard.
  const answered = useMemo(() => toFaults(error).answered, [error]);
  const failure = useMemo(() => toPathFaults(error), [error]);
  const isStale = error !== undefined && hasStatus(toApiError(error), 409);
  // The newer one, once it has been laid beside what is written here.
  const conflict = isStale && !read.isFetching ? read.currentData : undefined;
  const findings = findingsIn(error && toApiError(error).problem);
  return (
    <Room place="stories" title={say(id === undefined ? "form.createTitle" : "form.editTitle")}>
      <AdminStoryFormScreen
        arrival={arrivalOf()}
        onRetry={() => void read.refetch()}
        options={options}
        onRetryOptions={onRetryOptions}
        draft={kept}
        onDraft={(entry) => !saving.isSuccess && draft.keep(entry, writtenOver)}
        onUpload={onUpload}
        help={help.form}
        structureEditor={structureEditor}
        onSubmit={(story) => void send(story)}
        busy={saving.isLoading}
        answered={answered}
        conflict={conflict && { story: toEntry(conflict), savedAt: conflict.updated_at }}
        findings={findings.length > 0 ? findings : undefined}
        failure={failure ?? (error && failureWords())}
        links={{ back: "/admin/stories" }}
      />
    </Room>
  );

  function arrivalOf(): AdminStoryArrival {
    if (id === undefined) return { state: "new" };
    if (read.currentData) return { state: "here", story: toEntry(read.currentData) };
    return read.isError ? { state: "failed", message: asTitle(read.error) } : { state: "loading" };
  }

  function failureWords(): string {
    const told = toApiError(error);
    const isNew = id === undefined;
    if (hasStatus(told, 401)) return say("form.expired");
    if (hasStatus(told, 403)) return say(isNew ? "form.forbiddenCreate" : "form.forbiddenUpdate");
    if (hasStatus(told, 422)) return explain(error, say("form.invalid"));
    return explain(error, say(isNew ? "form.failedCreate" : "form.failedUpdate"));
  }
}
