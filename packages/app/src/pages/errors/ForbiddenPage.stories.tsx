import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";
import { problem } from "../../testing/page-answers.ts";
import { admin } from "../../testing/viewers.ts";

const refused = problem(403, "administrators_only");

const meta = preview.meta({
  ...page,
  title: "Pages/Errors/ForbiddenPage",
  args: {
    at: paths.adminCategories,
    viewer: admin,
    answers: { listReviews: refused, listReports: refused, listCategories: refused },
  },
});

/** Somebody whom the server does not take for an administrator any more. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This door is kept locked" }),
    ).toBeVisible();
  },
});
