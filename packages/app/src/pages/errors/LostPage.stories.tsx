import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { page, shownByItsScreen } from "../../testing/page.tsx";
import { guide } from "./LostPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Errors/LostPage",
  parameters: { ...page.parameters, guide },
  args: { at: "/no/such/page" },
});

/** An address that leads nowhere. */
export const Default = meta.story({
  parameters: shownByItsScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "This page was never written",
    );
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
