import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { asScreen, page } from "../../testing/page.tsx";

const meta = preview.meta({
  ...page,
  title: "Pages/Errors/LostPage",
  args: { at: "/no/such/page" },
});

/** An address that leads nowhere. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "This page was never written",
    );
    await expect(canvas.getByRole("link", { name: "To all stories" })).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
