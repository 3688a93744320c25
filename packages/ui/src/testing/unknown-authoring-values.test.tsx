// @vitest-environment happy-dom
import type { AuditEntry } from "@katha/api/shapes";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { adminUsers, auditEntries } from "../fixtures/admin/admin.ts";
import { healthySystem } from "../fixtures/admin/health.ts";
import { upheldReport } from "../fixtures/admin/reports.ts";
import { editedEntry, shownStory, storyOptions } from "../fixtures/author/story-editor.ts";
import { AuditList } from "../parts/admin/AuditList/AuditList.tsx";
import { HealthBoard } from "../parts/admin/HealthBoard/HealthBoard.tsx";
import { ReportCard } from "../parts/admin/ReportCard/ReportCard.tsx";
import { UserTable } from "../parts/admin/UserTable/UserTable.tsx";
import type { AdminUser } from "../parts/admin/UserTable/UserTable.tsx";
import { OwnStoryCard } from "../parts/author/own-stories/OwnStoryCard/OwnStoryCard.tsx";
import { VersionsDialog } from "../parts/author/saving/Versions/VersionsDialog.tsx";
import { ShareDraftDialog } from "../parts/author/sharing/ShareDraftDialog/ShareDraftDialog.tsx";
import { ImportDialog } from "../parts/author/structure/Exchange/ImportDialog.tsx";
import { ProvingPanel } from "../parts/author/structure/ProvingPanel/ProvingPanel.tsx";
import { AdminReviewStoryScreen } from "../screens/admin/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
import { AdminStoryFormScreen } from "../screens/admin/AdminStoryFormScreen/AdminStoryFormScreen.tsx";
import { EditStoryScreen } from "../screens/author/EditStoryScreen/EditStoryScreen.tsx";
import { MyStoriesScreen } from "../screens/author/MyStoriesScreen/MyStoriesScreen.tsx";
import { NumbersScreen } from "../screens/author/NumbersScreen/NumbersScreen.tsx";

/** A newer server may send it. */
const unknown: string = "unheard_of";
const inState = { state: unknown as "loading" };
const ignore = () => undefined;

const [user] = adminUsers as readonly [AdminUser, ...AdminUser[]];
const [audited] = auditEntries as readonly [AuditEntry, ...AuditEntry[]];
const model = healthySystem.models[0];
const provider = {
  provider: "near",
  model: "narrator-1",
  state: unknown as "ready",
  failures: 0,
  restsUntil: null,
  lastError: null,
};

const edit = (
  options: typeof storyOptions,
  result = { state: "ready" as const, story: editedEntry },
) => <EditStoryScreen result={result} options={options} onSave={ignore} onLeave={ignore} />;

/** The element to render, and the text that must still be there. */
const cases: Readonly<Record<string, { drawn: ReactElement; words: RegExp }>> = {
  "a status of an own story": {
    drawn: (
      <OwnStoryCard
        story={{ ...shownStory, status: unknown as "draft" }}
        onAct={ignore}
        onShare={ignore}
      />
    ),
    words: /Edit/,
  },
  "a status and a reason of a report": {
    drawn: (
      <ReportCard
        report={{ ...upheldReport, status: unknown as "open", reason: unknown as "other" }}
        onDecide={ignore}
      />
    ),
    words: /unheard_of/,
  },
  "an act of the audit": {
    drawn: <AuditList entries={[{ ...audited, act: unknown }]} />,
    words: /unheard_of/,
  },
  "a role": {
    drawn: <UserTable users={[{ ...user, role: unknown as "player" }]} onRoleChange={ignore} />,
    words: /Email/,
  },
  "a state of a provider, and a kind of model": {
    drawn: (
      <HealthBoard
        health={{
          ...healthySystem,
          host: {
            ...healthySystem.host,
            database: unknown as typeof healthySystem.host.database,
          },
          models: model
            ? [{ ...model, kind: unknown as typeof model.kind, providers: [provider] }]
            : [],
        }}
      />
    ),
    words: /narrator-1/,
  },
  "a state of the proof": {
    drawn: (
      <ProvingPanel proving={{ state: unknown as "idle" }} onProve={ignore} onCancel={ignore} />
    ),
    words: /Prove the story/,
  },
  "a state of a link": {
    drawn: (
      <ShareDraftDialog
        open
        title="The Salt Ferry"
        link={inState}
        onOpenChange={ignore}
        onRetry={ignore}
        onMake={ignore}
        onEnd={ignore}
        onCopy={async () => true}
      />
    ),
    words: /A link for trying it/,
  },
  "a kind of import": {
    drawn: (
      <ImportDialog
        open
        source={{ text: "x", file: null }}
        preview={{ kind: unknown as "unreadable", message: "This cannot be read." }}
        scenesNow={0}
        onSourceChange={ignore}
        onImport={ignore}
        onOpenChange={ignore}
      />
    ),
    words: /This cannot be read/,
  },
  "a state of the versions": {
    drawn: (
      <VersionsDialog
        open
        result={inState}
        onOpenChange={ignore}
        onRetry={ignore}
        onLoadMore={ignore}
        onCompare={ignore}
        onRestore={ignore}
        onStay={ignore}
        onAnyway={ignore}
      />
    ),
    words: /Versions of this story/,
  },
  "a state of the categories and tags": {
    drawn: edit({ ...storyOptions, ...inState }),
    words: /Tagline/,
  },
  "a state of the story that is edited": {
    drawn: edit(storyOptions, { state: unknown as "ready", story: editedEntry }),
    words: /Loading/,
  },
  "a state of the administrators' form": {
    drawn: <AdminStoryFormScreen result={inState} options={storyOptions} onSubmit={ignore} />,
    words: /Loading/,
  },
  "a state of the own stories": {
    drawn: (
      <MyStoriesScreen
        result={inState}
        onAct={ignore}
        onShare={ignore}
        onUndo={ignore}
        onForget={ignore}
      />
    ),
    words: /Loading your stories/,
  },
  "a state of the numbers": {
    drawn: <NumbersScreen result={inState} onRetry={ignore} />,
    words: /Counting the plays/,
  },
  "a state of the review": {
    drawn: <AdminReviewStoryScreen result={inState} onApprove={ignore} onReturn={ignore} />,
    words: /Proving the story/,
  },
};

afterEach(cleanup);

test.each(Object.entries(cases))("%s that is unknown does not break the rest", (_, one) => {
  render(one.drawn);
  expect(document.body.textContent).toMatch(one.words);
});
