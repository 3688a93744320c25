import { expect } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./PrivacyScreen.guide.ts";
import { PrivacyScreen } from "./PrivacyScreen.tsx";

const meta = preview.meta({
  title: "Screens/Privacy",
  component: PrivacyScreen,
  args: {
    guidebook: { started: "#started", account: "#account", privacy: "#privacy", terms: "#terms" },
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

const sections = [
  "Information We Collect",
  "How We Use It",
  "How It Is Shared",
  "Security",
  "Your Rights",
  "Children Under 13",
  "International Transfers",
  "Changes to This Policy",
  "Contact",
];

/** All nine sections, each linked from the table of contents. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Last updated Mar 27, 2024")).toBeVisible();
    await expect(canvas.getByText(/^When you take a story along/)).toBeVisible();
    for (const name of sections) {
      const region = canvas.getByRole("region", { name });
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `#${region.id}`);
    }
  },
});
