import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, page } from "../../testing/page.tsx";
import { problem } from "../../testing/page-answers.ts";
import { admin } from "../../testing/viewers.ts";

const refused = problem(403, "administrators_only");

const meta = preview.meta({
  ...page,
  title: "Pages/Errors/ForbiddenPage",
  args: {
    at: paths.adminCategories,
    viewer: admin,
    answers: { adminWaiting: refused, listCategories: refused },
  },
});

/** The server no longer accepts the user as an administrator. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This door is kept locked" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To all stories" })).toHaveAttribute(
      "href",
      paths.home,
    );
    await expect(canvas.getByRole("link", { name: "Sign in as somebody else" })).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
