import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { ferry, noSuggestions } from "../../../testing/drafts.ts";
import { categories, tags } from "../../../testing/library.ts";
import { modelLists } from "../../../testing/models.ts";
import { page } from "../../../testing/page.tsx";
import { type Answers, pending, problem } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

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

/** What is missing is listed when the story is sent. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create Story" }));
    await expect(await canvas.findByText(/6 things are to be mended/)).toBeVisible();
  },
});

/** A story that is there. */
export const Edit = meta.story({
  args: { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: ferry } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Edit Story" });
    await expect(heading).toBeVisible();
    await expect(await canvas.findByLabelText("Title")).toHaveValue(ferry.title);
  },
});

/** Until the story is here. */
export const Loading = meta.story({
  args: { at: paths.adminEditStory(ferry.id), answers: { ...answers, getStory: pending } },
  parameters: { isUntitled: true },
});

/** There is no such story. */
export const NotFound = meta.story({
  args: {
    at: paths.adminEditStory(ferry.id),
    answers: { ...answers, getStory: problem(404, "story_not_found") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
