import { hasStatus, storiesApi, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  entryChanged,
  findingsIn,
  moveSuggestions,
  storyDraft,
  toEntry,
  toFaults,
  useAuthoringDispatch,
  useStoryEditor,
} from "@katha/authoring";
import {
  type AdminManuscript,
  adminMessages,
  type AdminStoryResult,
  AdminStoryFormScreen,
  blankEntry,
  structureMessages,
  useMessages,
} from "@katha/ui";
import { useMemo, useState } from "react";
import { toAdminForm, toPathFaults } from "../admin.ts";
import { useNavigate, useParams } from "../../../routes/router.ts";
import "../../../store/inject-authoring.ts";
import { useStoryOptions } from "../../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../../story-editor/useUpload.ts";
import { toReviewFindings } from "../../../story-editor/structure/findings.ts";
import { useStructureEditor } from "../../../story-editor/structure/useStructureEditor.tsx";
import { useWritingHelp } from "../../../story-editor/suggestions/useWritingHelp.tsx";
import { AdminFrame } from "../AdminFrame.tsx";
import { useTranslateError } from "../../../errors/translate-error.ts";
import { useExplain } from "../useExplain.ts";
import { paths } from "../../../routes/paths.ts";

export function AdminStoryFormPage() {
  const { storyId } = useParams();
  return <Writing key={storyId ?? "new"} id={storyId} />;
}

function Writing({ id }: { id: string | undefined }) {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const translateError = useTranslateError();
  const asTitle = useExplain("error.unreachable");
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const onUpload = useUpload();
  const place = `admin-${id ?? "new"}`;
  const { options, onRetryOptions } = useStoryOptions();
  const read = storiesApi.useGetStoryQuery(id ?? "", {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  const [create, creating] = authoringApi.useCreateStoryMutation();
  const [update, updating] = authoringApi.useUpdateStoryMutation();
  const [draft] = useState(() => storyDraft(place));
  const [kept] = useState(draft.read);
  // The version that the draft was written over, so that the server can refuse a stale save.
  const [writtenOver, setWrittenOver] = useState(draft.version);
  if (writtenOver === undefined && read.currentData) setWrittenOver(read.currentData.version);
  const saving = id === undefined ? creating : updating;
  const saved = id === undefined ? blankEntry : read.currentData && toEntry(read.currentData);
  const opened = useStoryEditor(
    saved && { ...saved, ...kept },
    (entry) => !saving.isSuccess && draft.keep(entry, writtenOver),
  );
  const help = useWritingHelp(opened?.id, place);
  const structureEditor = useStructureEditor(opened?.id, help.scenes);

  async function send(story: AdminManuscript): Promise<void> {
    opened?.flush();
    const form = toAdminForm(story);
    const version = conflict?.version ?? writtenOver;
    const { data, error: refused } =
      id === undefined
        ? await create(form)
        : await update({ id, form: { ...form, ...(version && { version }) } });
    if (data === undefined) {
      // Saved elsewhere since: the newer version is shown beside this one.
      if (refused && hasStatus(toApiError(refused), 409)) await read.refetch();
      return;
    }
    draft.forget();
    if (id === undefined) moveSuggestions(place, `admin-${data.id}`);
    await navigate(paths.adminStories);
  }

  const { error } = saving;
  // The same error gives the same object: a new one would move the keyboard focus.
  const answered = useMemo(() => toFaults(translateError(error)).answered, [translateError, error]);
  const failure = useMemo(() => toPathFaults(error), [error]);
  const isStale = error !== undefined && hasStatus(toApiError(error), 409);
  // The newer version, once it is loaded.
  const conflict = isStale && !read.isFetching ? read.currentData : undefined;
  const tStructure = useMessages(structureMessages);
  const findings = toReviewFindings(findingsIn(error && toApiError(error).problem), tStructure);
  return (
    <AdminFrame place="stories" title={t(id === undefined ? "form.createTitle" : "form.editTitle")}>
      <AdminStoryFormScreen
        result={resultOf()}
        onRetry={() => void read.refetch()}
        options={options}
        onRetryOptions={onRetryOptions}
        entry={opened?.editor.entry}
        onEntryChange={(change) => opened && dispatch(entryChanged({ id: opened.id, change }))}
        onUpload={onUpload}
        help={help.form}
        structureEditor={structureEditor}
        onSubmit={(story) => void send(story)}
        busy={saving.isLoading}
        answered={answered}
        conflict={conflict && { story: toEntry(conflict), savedAt: conflict.updated_at }}
        findings={findings.length > 0 ? findings : undefined}
        failure={failure ?? (error && failureWords())}
        links={{ back: paths.adminStories }}
      />
    </AdminFrame>
  );

  function resultOf(): AdminStoryResult {
    if (opened && id === undefined) return { state: "new" };
    if (opened && saved) return { state: "ready", story: saved };
    return read.isError ? { state: "failed", message: asTitle(read.error) } : { state: "loading" };
  }

  function failureWords(): string {
    const apiError = toApiError(error);
    const isNew = id === undefined;
    if (hasStatus(apiError, 401)) return t("form.expired");
    if (hasStatus(apiError, 403)) return t(isNew ? "form.forbiddenCreate" : "form.forbiddenUpdate");
    if (hasStatus(apiError, 422)) return explain(error, t("form.invalid"));
    return explain(error, t(isNew ? "form.failedCreate" : "form.failedUpdate"));
  }
}
