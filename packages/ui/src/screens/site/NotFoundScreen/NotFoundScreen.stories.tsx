import { expect } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./NotFoundScreen.guide.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const meta = preview.meta({
  title: "Screens/NotFound",
  component: NotFoundScreen,
  args: { home: "#home" },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** An unknown address. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To all stories" })).toBeVisible();
  },
});
