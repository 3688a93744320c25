import type { StoryDetail } from "@katha/api";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { ferry, noSuggestions } from "../../../testing/drafts.ts";
import { aPageOf, categories, tags } from "../../../testing/library.ts";
import { modelLists } from "../../../testing/models.ts";
import { page, tryAgain } from "../../../testing/page.tsx";
import { type Answers, handlersFor, pending, problem } from "../../../testing/page-answers.ts";
import { admin, author } from "../../../testing/viewers.ts";
import { guide } from "./AdminStoryFormPage.guide.ts";

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
  parameters: { ...page.parameters, guide },
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
  args: { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: ferry } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Edit Story" });
    await expect(heading).toBeVisible();
    await expect(await canvas.findByLabelText("Title")).toHaveValue(ferry.title);
  },
});

const shelved: StoryDetail = { ...ferry, coverImageUrl: "/media/0123456789abcdef/960.webp" };
const edited = { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: shelved } };
const listed = aPageOf([shelved]);
const placeOf = (story: string, user = admin) => `katha-story-draft-admin-${story}-${user.id}`;

/** Cancelled and opened again: the words are still there, marked as unsaved, and can be discarded. */
export const Cancelled = meta.story({
  args: { ...edited, answers: { ...edited.answers, adminStories: listed } },
  parameters: { chromatic: { disableSnapshot: true } },
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
  parameters: { chromatic: { disableSnapshot: true } },
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
  parameters: { chromatic: { disableSnapshot: true } },
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

export const Loading = meta.story({
  args: { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: pending } },
  parameters: { isUntitled: true },
});

/** The story could not be found, and then could. */
export const NotFound = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
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
