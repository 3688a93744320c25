import { authoringApi, type StrangersCounts } from "@katha/api/authoring";
import { useDeletedDrafts } from "@katha/authoring";
import { useFormats, useMessages } from "@katha/ui";
import type { OwnStoryAction, Refusal } from "@katha/ui/author";
import {
  authorMessages,
  MyStoriesScreen,
  structureMessages,
  typedLineMessages,
} from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { resultOf } from "../result-of.ts";
import { useRowActs } from "../useRowActs.ts";
import { useNavigate } from "../../routes/router.ts";
import { fetched } from "../../shell/FetchedPart.tsx";
import { Site } from "../../shell/Site.tsx";
import { useViewer } from "../../sign-in/useViewer.ts";
import "../../store/inject-authoring.ts";
import { findingsOf, toReviewFindings } from "../../story-editor/structure/findings.ts";
import { paths } from "../../routes/paths.ts";

interface Published {
  warnings: Parameters<typeof toReviewFindings>[0];
  strangers?: StrangersCounts | undefined;
}

const DraftLinkDialog = fetched(
  async () => (await import("../../story/DraftLinkDialog.tsx")).DraftLinkDialog,
);

const failures = {
  publish: "mine.publishFailed",
  archive: "mine.archiveFailed",
  restore: "mine.restoreFailed",
  duplicate: "mine.duplicateFailed",
  delete: "mine.deleteFailed",
} as const satisfies Record<OwnStoryAction, string>;

export function MyStoriesPage() {
  const failureText = useFailure();
  const titleFailure = useFailure("error.unreachable");
  const t = useMessages(authorMessages);
  const tStructure = useMessages(structureMessages);
  const tLines = useMessages(typedLineMessages);
  const { number } = useFormats();
  const navigate = useNavigate();
  const read = authoringApi.useMyStoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [publish] = authoringApi.usePublishStoryMutation();
  const [archive] = authoringApi.useArchiveStoryMutation();
  const [duplicate] = authoringApi.useDuplicateStoryMutation();
  const { drafts, remove, restore, forget } = useDeletedDrafts(useViewer().user?.id);
  const { working, act } = useRowActs<OwnStoryAction>();
  const [undoing, setUndoing] = useState<string>();
  const [sharing, setSharing] = useState<string>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({});

  function refuse(id: string, error: unknown, otherwise: string): void {
    const findings = findingsOf(error, tStructure);
    // Not the server's detail, which repeats the findings by their paths.
    const message = findings.length > 0 ? t("mine.publishHeld") : failureText(error, otherwise);
    setRefusals((all) => ({ ...all, [id]: { message, ...(findings.length > 0 && { findings }) } }));
  }

  /** In one line, what players who type will meet. */
  function whatTypistsMeet(counts: StrangersCounts | undefined): string | undefined {
    if (counts === undefined) return undefined;
    const { rewordings, looks } = counts;
    if (rewordings.tried + looks.tried === 0) return undefined;
    return tLines("published", {
      understood: number(rewordings.understood),
      reworded: number(rewordings.tried),
      asked: number(rewordings.asked),
      answered: number(looks.answered),
      looks: number(looks.tried),
    });
  }

  function tellPublished(id: string, { warnings, strangers }: Published): void {
    const note = whatTypistsMeet(strangers);
    const findings = toReviewFindings(warnings, tStructure);
    const told: Refusal | undefined =
      findings.length > 0
        ? { tone: "warning", message: t("mine.publishWarned"), note, findings }
        : note === undefined
          ? undefined
          : { tone: "success", message: t("mine.publishDone"), note };
    if (told) setRefusals((all) => ({ ...all, [id]: told }));
  }

  const titleOf = (id: string) => read.data?.find((story) => story.id === id)?.title ?? "";

  const does: Readonly<Record<OwnStoryAction, (id: string) => Promise<{ error?: unknown }>>> = {
    publish: async (id) => {
      const answer = await publish(id);
      if (answer.data) tellPublished(id, answer.data);
      return answer;
    },
    archive: (id) => archive({ id, archived: true }),
    restore: (id) => archive({ id, archived: false }),
    delete: (id) => remove(id, titleOf(id)),
    duplicate: async (id) => {
      const answer = await duplicate({ id });
      if (answer.data) await navigate(paths.editStory(answer.data.id));
      return answer;
    },
  };

  async function start(kind: OwnStoryAction, id: string): Promise<void> {
    setRefusals(without(id));
    const error = await act(id, kind, does[kind](id));
    if (error !== undefined) refuse(id, error, t(failures[kind]));
  }

  async function undo(id: string): Promise<void> {
    setRefusals(without(id));
    setUndoing(id);
    const { error } = await restore(id);
    setUndoing(undefined);
    if (error !== undefined) refuse(id, error, t("mine.undoFailed"));
  }

  return (
    <Site title={t("mine.title")}>
      <MyStoriesScreen
        result={resultOf(
          read.data && { stories: read.data },
          read.isError ? titleFailure(read.error, t("mine.failed")) : undefined,
        )}
        onRetry={() => void read.refetch()}
        onAct={(kind, id) => void start(kind, id)}
        onShare={setSharing}
        deleted={drafts}
        undoing={undoing}
        onUndo={(id) => void undo(id)}
        onForget={forget}
        working={working}
        refusals={refusals}
      />
      {sharing !== undefined && (
        <DraftLinkDialog
          id={sharing}
          title={titleOf(sharing)}
          onClose={() => setSharing(undefined)}
        />
      )}
    </Site>
  );
}

const without =
  (id: string) =>
  ({ [id]: _gone, ...others }: Readonly<Record<string, Refusal>>) =>
    others;
