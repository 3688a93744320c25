import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame, review } from "../../../testing/administration.ts";
import { ferry } from "../../../testing/drafts.ts";
import { categories, tags } from "../../../testing/library.ts";
import { page, shownByItsScreen } from "../../../testing/page.tsx";
import { pending, problem } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";
import { guide } from "./AdminReviewStoryPage.guide.ts";

const answers = { ...frame, listCategories: categories, listTags: tags };

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminReviewStoryPage",
  parameters: { ...page.parameters, guide },
  args: {
    at: paths.adminReview(ferry.id),
    viewer: admin,
    answers: { ...answers, getReview: review },
  },
});

/** Everything that an administrator needs for a decision. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: ferry.title });
    await expect(heading).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { ...answers, getReview: pending } },
  parameters: { ...shownByItsScreen, isUntitled: true },
});

/** Somebody else has decided, or the story was not waiting for review. */
export const NotFound = meta.story({
  args: { answers: { ...answers, getReview: problem(404, "story_not_found") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
