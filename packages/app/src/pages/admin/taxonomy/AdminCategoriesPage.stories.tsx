import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { categories } from "../../../testing/library.ts";
import { page, shownByItsScreen } from "../../../testing/page.tsx";
import { pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";
import { guide } from "./AdminCategoriesPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminCategoriesPage",
  parameters: { ...page.parameters, guide },
  args: {
    at: paths.adminCategories,
    viewer: admin,
    answers: { ...frame, listCategories: categories },
  },
});

/** The categories in their order. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Court intrigue")).toBeVisible();
  },
});

/** Before the first category. */
export const Empty = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listCategories: [] } },
});

export const Loading = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listCategories: pending } },
});

/** The list could not be loaded. */
export const Unreachable = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listCategories: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
