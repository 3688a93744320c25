import type { StoryDetail } from "@katha/api";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { ferry, noSuggestions } from "../../../testing/drafts.ts";
import { aPageOf, categories, tags } from "../../../testing/library.ts";
import { modelLists } from "../../../testing/models.ts";
import { asScreen, page, tryAgain, withoutPicture } from "../../../testing/page.tsx";
import { type Answers, handlersFor, pending, problem } from "../../../testing/page-answers.ts";
import { admin, author } from "../../../testing/viewers.ts";

const answers = {
  ...frame,
  listCategories: categories,
  listTags: tags,
  suggestionsOffered: noSuggestions,
  featuredModels: modelLists,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminStoryFormPage",
  args: { at: paths.adminNewStory, viewer: admin, answers },
});

/** A new story. */
export const New = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "New Story" });
    await expect(heading).toBeVisible();
  },
});

/** Missing fields are listed when the story is submitted. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create Story" }));
    const name = "6 things are to be mended";
    await expect(await canvas.findByRole("region", { name })).toHaveFocus();
  },
});

/** An existing story. */
export const Edit = meta.story({
  parameters: asScreen,
  args: { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: ferry } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Edit Story" });
    await expect(heading).toBeVisible();
    await expect(await canvas.findByLabelText("Title")).toHaveValue(ferry.title);
    for (const name of [
      "Basic Information",
      "Categories and Tags",
      "Story Settings",
      "Game Configuration",
      "Story Structure (JSON)",
    ]) {
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    }
  },
});

const shelved: StoryDetail = { ...ferry, coverImageUrl: "/media/0123456789abcdef/960.webp" };
const edited = { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: shelved } };
const listed = aPageOf([shelved]);
const placeOf = (story: string, user = admin) => `katha-story-draft-admin-${story}-${user.id}`;

/** Cancelled and opened again: the words are still there, marked as unsaved, and can be discarded. */
export const Cancelled = meta.story({
  args: { ...edited, answers: { ...edited.answers, adminStories: listed } },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Title"), " again");
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }));
    await userEvent.click(await canvas.findByRole("link", { name: /^Edit/ }));
    const title = await canvas.findByLabelText("Title");
    await expect(title).toHaveValue(`${ferry.title} again`);
    await userEvent.click(canvas.getByRole("button", { name: "Start from what is saved" }));
    await expect(title).toHaveValue(ferry.title);
    await expect(localStorage.getItem(placeOf(ferry.id))).toBeNull();
  },
});

/** A begun new story is there the next time, and can be discarded; another administrator's is not shown. */
export const NewKept = meta.story({
  parameters: withoutPicture,
  beforeEach: () => {
    localStorage.setItem(placeOf("new"), JSON.stringify({ title: "Half a story" }));
    localStorage.setItem(placeOf("new", author), JSON.stringify({ title: "A secret" }));
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText("Title");
    await expect(title).toHaveValue("Half a story");
    await userEvent.click(canvas.getByRole("button", { name: "Start afresh" }));
    await expect(title).toHaveValue("");
    await expect(localStorage.getItem(placeOf("new"))).toBeNull();
    await expect(localStorage.getItem(placeOf("new", author))).toContain("A secret");
  },
});

const newer: StoryDetail = { ...shelved, tagline: "Nobody has to row.", version: 9 };
const renamed = { title: "The Ferry and a Day", version: 9 };
const sent = fn();

/** Somebody else changed another field meanwhile: both changes are saved without a question. */
export const SavedElsewhere = meta.story({
  args: {
    ...edited,
    answers: {
      ...edited.answers,
      adminStories: listed,
      updateStory: async ({ request }) => {
        const form = (await request.json()) as { title: string; version: number };
        sent(form);
        if (form.version === newer.version) return { ...newer, title: form.title, version: 10 };
        return problem(409, "stale", { version: newer.version, story: newer })();
      },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    await userEvent.type(await canvas.findByLabelText("Title"), " again");
    msw.use(...handlersFor({ getStory: newer }));
    await userEvent.click(canvas.getByRole("button", { name: "Update Story" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({
          title: `${ferry.title} again`,
          tagline: newer.tagline,
          version: newer.version,
        }),
      ),
    );
    await canvas.findByRole("link", { name: "Add New Story" });
  },
});

/** Somebody else changed the same field meanwhile: both are shown, and neither is lost until one is chosen. */
export const Conflict = meta.story({
  args: {
    ...edited,
    answers: {
      ...edited.answers,
      adminStories: listed,
      updateStory: async ({ request }) => {
        const form = (await request.json()) as { title: string; version: number };
        sent(form);
        if (form.version === 9) return { ...newer, title: form.title, version: 10 };
        return problem(409, "stale", { version: 9, story: { ...shelved, ...renamed } })();
      },
    },
  },
  play: async ({ canvas, msw }) => {
    await userEvent.type(await canvas.findByLabelText("Title"), " again");
    msw.use(...handlersFor({ getStory: { ...shelved, ...renamed } }));
    await userEvent.click(canvas.getByRole("button", { name: "Update Story" }));
    const panel = await canvas.findByRole("region", { name: "It was saved elsewhere meanwhile" });
    await expect(panel).toHaveTextContent(renamed.title);
    await userEvent.click(within(panel).getByRole("button", { name: /^Take .*Title/ }));
    await expect(canvas.getByLabelText("Title")).toHaveValue(renamed.title);
  },
});

/** The server's errors are joined by periods, and the page scrolls to the top. */
export const ServerFaults = meta.story({
  args: {
    ...edited,
    answers: {
      ...edited.answers,
      updateStory: problem(422, "validation", {
        detail: [
          { loc: ["body", "title"], msg: "Title is required", type: "x" },
          { loc: ["body", "tagline"], msg: "Tagline is required", type: "x" },
        ],
      }),
    },
  },
  beforeEach: () => {
    spyOn(window, "scrollTo").mockImplementation(() => undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Title"), " again");
    await userEvent.click(canvas.getByRole("button", { name: "Update Story" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "body.title: Title is required. body.tagline: Tagline is required",
    );
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 }));
  },
});

const created = fn();

/** If a choice leads to a missing "end" scene, one is added; invalid JSON is saved empty after a question. */
export const Rules = meta.story({
  args: {
    answers: {
      ...answers,
      createStory: async ({ request }) => {
        created(await request.json());
        return pending();
      },
    },
  },
  parameters: withoutPicture,
  beforeEach: () => {
    const { title, tagline, storyDescription, storyPrompt } = ferry;
    localStorage.setItem(
      placeOf("new"),
      JSON.stringify({
        title,
        tagline,
        storyDescription,
        storyPrompt,
        coverImageUrl: "https://covers.example/a.jpg",
        categoryId: categories[0]?.id,
        tagIds: [tags[0]?.id],
        gameConfigText: "{",
        structureText:
          '{"start_node":"a","nodes":{"a":{"text":"x","choices":[{"text":"On","target":"end"}]}}}',
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create Story" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save it empty" }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(
        expect.objectContaining({
          story_structure: expect.objectContaining({
            nodes: expect.objectContaining({
              end: { text: "The end of your adventure.", choices: [] },
            }),
          }),
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** An Urdu story, right to left. */
export const Urdu = meta.story({
  args: {
    ...edited,
    answers: {
      ...edited.answers,
      getStory: { ...shelved, title: "چراغ کا نگہبان", language: "ur" },
    },
  },
  globals: { direction: "rtl" },
});

export const Loading = meta.story({
  args: { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: pending } },
  parameters: { isUntitled: true },
});

/** The story could not be found, and then could. */
export const NotFound = meta.story({
  parameters: withoutPicture,
  args: {
    at: paths.adminEditStory(ferry.id),
    answers: { ...answers, getStory: problem(404, "story_not_found") },
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ getStory: ferry }));
    await tryAgain(canvas, () => canvas.getByLabelText("Title"));
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
