import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { categories } from "../../../testing/library.ts";
import { asScreen, page, tryAgain, withoutPicture } from "../../../testing/page.tsx";
import { handlersFor, pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminCategoriesPage",
  args: {
    at: paths.adminCategories,
    viewer: admin,
    answers: { ...frame, listCategories: categories },
  },
});

/** The categories in their order. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Court intrigue")).toBeVisible();
  },
});

/** Before the first category. */
export const Empty = meta.story({
  args: { answers: { ...frame, listCategories: [] } },
});

export const Loading = meta.story({
  args: { answers: { ...frame, listCategories: pending } },
});

/** The list could not be loaded, and then could. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...frame, listCategories: unreachable } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ listCategories: categories }));
    await tryAgain(canvas, () => canvas.getByText("Court intrigue"));
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
