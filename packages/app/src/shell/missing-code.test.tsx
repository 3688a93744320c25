// @vitest-environment happy-dom
import type { Autosave } from "@katha/authoring";
import { createI18n, I18nProvider, Toasts } from "@katha/ui";
import { blankEntry } from "@katha/ui/author";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, it, vi } from "vitest";
import { dialogOpened } from "../notices/notices-slice.ts";
import { NoticeDialogs } from "../notices/NoticeDialogs.tsx";
import { MyStoriesPage } from "../pages/author/MyStoriesPage.tsx";
import { StoryPage } from "../pages/story/StoryPage.tsx";
import { createMemoryRouter, RouterProvider } from "../routes/router.ts";
import { paths } from "../routes/paths.ts";
import { structureEditorOf } from "../story-editor/structure/structure-editor-of.tsx";
import { useVersionHistory } from "../story-editor/versions/useVersionHistory.tsx";
import { ferry, ownStories } from "../testing/drafts.ts";
import { testStore } from "../testing/store.ts";
import { aStory } from "../testing/stories.ts";

const gone = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../notices/NoticeDialog.tsx", gone);
vi.mock("../story/OwnRating.tsx", gone);
vi.mock("../story/DraftLinkDialog.tsx", gone);
vi.mock("../story-editor/structure/StructureEditor.tsx", gone);
vi.mock("../story-editor/versions/VersionHistory.tsx", gone);

afterEach(cleanup);

const story = { ...aStory(1), reading: { has_begun: true, has_finished: true, rating: null } };

const answers: Record<string, unknown> = {
  [`/api/v1/stories/${story.id}`]: story,
  "/api/v1/stories/my/": ownStories,
};

function open(page: ReactNode) {
  const store = testStore(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return Response.json(answers[pathname] ?? null, { status: pathname in answers ? 200 : 404 });
  });
  const routes = [
    { path: "/game/:storyId", element: page },
    { path: "*", element: page },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [paths.story(story.id)] });
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n("en")}>
        <Toasts>
          <RouterProvider router={router} />
        </Toasts>
      </I18nProvider>
    </Provider>,
  );
  return store;
}

async function saysSoAndIsClosed() {
  const notice = "This could not be fetched. Nothing of yours is lost.";
  expect(await screen.findByText(notice)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(notice)).toBeNull();
}

it("a page stays when a dialog over it cannot be fetched", async () => {
  const page = (
    <>
      <h1>The page</h1>
      <NoticeDialogs />
    </>
  );
  const store = open(page);
  store.dispatch(dialogOpened({ kind: "login" }));
  await saysSoAndIsClosed();
  expect(screen.getByRole("heading", { name: "The page" })).toBeTruthy();
});

it("a story's page stays when its rating cannot be fetched", async () => {
  open(<StoryPage />);
  await saysSoAndIsClosed();
  expect(screen.getByRole("heading", { level: 1, name: story.title })).toBeTruthy();
});

it("an author's stories stay when the dialog for a draft's link cannot be fetched", async () => {
  open(<MyStoriesPage />);
  const name = `More for ${ferry.title}`;
  fireEvent.click(await screen.findByRole("button", { name }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Link for trying it" }));
  await saysSoAndIsClosed();
  expect(screen.getByRole("article", { name: ferry.title })).toBeTruthy();
});

it("a form stays when the editor of the structure cannot be fetched", async () => {
  function Form() {
    const editor = structureEditorOf("story", { isAvailable: true, kinds: [], ask: () => {} });
    return (
      <>
        <h1>The form</h1>
        {editor?.({
          text: "",
          onTextChange: () => {},
          id: "structure",
          error: undefined,
          entry: blankEntry,
        })}
      </>
    );
  }
  open(<Form />);
  await saysSoAndIsClosed();
  expect(screen.getByRole("heading", { name: "The form" })).toBeTruthy();
});

it("a form stays when the story's versions cannot be fetched, and their button can be pressed again", async () => {
  const Form = () => useVersionHistory("story", {} as Autosave);
  open(<Form />);
  const button = await screen.findByRole("button", { name: /version/i });
  fireEvent.click(button);
  await saysSoAndIsClosed();
  fireEvent.click(button);
  await saysSoAndIsClosed();
  expect(button.isConnected).toBe(true);
});
