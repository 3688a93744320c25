import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame, reviews } from "../../../testing/administration.ts";
import { ferry } from "../../../testing/drafts.ts";
import { asScreen, page, tryAgain, withoutPicture } from "../../../testing/page.tsx";
import { handlersFor, pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminReviewPage",
  args: { at: paths.adminReviews, viewer: admin, answers: { ...frame, listReviews: reviews } },
});

/** Stories that wait for review, with the rules' findings. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: `Approve ${ferry.title}` }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { answers: { ...frame, listReviews: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing waits")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { ...frame, listReviews: pending } },
});

/** The list could not be loaded, and then could. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...frame, listReviews: unreachable } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ listReviews: reviews }));
    await tryAgain(canvas, () => canvas.getByRole("button", { name: `Approve ${ferry.title}` }));
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
