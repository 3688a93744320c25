import { expect } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./ForbiddenScreen.guide.ts";
import { ForbiddenScreen } from "./ForbiddenScreen.tsx";

const meta = preview.meta({
  title: "Screens/Forbidden",
  component: ForbiddenScreen,
  args: { home: "#home", login: "#login" },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A reader on an admin page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To all stories" })).toHaveAttribute(
      "href",
      "#home",
    );
    await expect(canvas.getByRole("link", { name: "Sign in as somebody else" })).toBeVisible();
  },
});
