import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page, shownByItsScreen } from "../../testing/page.tsx";
import { problem } from "../../testing/page-answers.ts";
import { admin } from "../../testing/viewers.ts";
import { guide } from "./ForbiddenPage.guide.ts";

const refused = problem(403, "administrators_only");

const meta = preview.meta({
  ...page,
  title: "Pages/Errors/ForbiddenPage",
  parameters: { ...page.parameters, guide },
  args: {
    at: paths.adminCategories,
    viewer: admin,
    answers: { adminWaiting: refused, listCategories: refused },
  },
});

/** The server no longer accepts the user as an administrator. */
export const Default = meta.story({
  parameters: shownByItsScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This door is kept locked" }),
    ).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
