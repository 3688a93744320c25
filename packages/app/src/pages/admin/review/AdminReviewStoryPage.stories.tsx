import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame, review } from "../../../testing/administration.ts";
import { ferry } from "../../../testing/drafts.ts";
import { categories, tags } from "../../../testing/library.ts";
import { page, tryAgain } from "../../../testing/page.tsx";
import { handlersFor, pending, problem } from "../../../testing/page-answers.ts";
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
  parameters: { isUntitled: true },
});

const changed = "The story has changed since you read it. Read it again before you decide.";

/** The author has changed the story meanwhile: it is read again before anything is decided. */
export const ChangedMeanwhile = meta.story({
  args: {
    answers: {
      ...answers,
      getReview: review,
      approveReview: problem(409, "changed_meanwhile", { detail: changed }),
    },
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Approve ${ferry.title}` }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("changed since you read it");
    await expect(canvas.queryByRole("button", { name: /^Approve/ })).toBeNull();
    const title = "The Very Last Ferry";
    msw.use(...handlersFor({ getReview: { ...review, story: { ...review.story, title } } }));
    await userEvent.click(canvas.getByRole("button", { name: "Read it as it is now" }));
    await expect(await canvas.findByRole("button", { name: `Approve ${title}` })).toBeVisible();
  },
});

/** Somebody else has decided, or the story was not waiting for review; then it waits. */
export const NotFound = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: { ...answers, getReview: problem(404, "story_not_found") } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ getReview: review }));
    await tryAgain(canvas, () => canvas.getByRole("heading", { level: 1, name: ferry.title }));
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
