import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { NoModelNote } from "./NoModelNote.tsx";

const meta = preview.meta({ title: "Parts/Author/NoModelNote", component: NoModelNote });

/** A writer is told whom to ask. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/An administrator can bind one/)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** An administrator goes there. */
export const ForAdministrators = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { modelsHref: "/admin/models" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Bind one under/ })).toHaveAttribute(
      "href",
      "/admin/models",
    );
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: "hi" },
});
