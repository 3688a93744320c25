import { expect } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./TermsScreen.guide.ts";
import { TermsScreen } from "./TermsScreen.tsx";

const meta = preview.meta({
  title: "Screens/Terms",
  component: TermsScreen,
  args: {
    guidebook: { started: "#started", account: "#account", privacy: "#privacy", terms: "#terms" },
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

const sections = [
  "Introduction",
  "Acceptance of Terms",
  "Who May Use the Services",
  "User Accounts",
  "Modifications",
  "Refund Policy",
  "Governing Law",
];

/** All seven sections, each linked from the table of contents. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Last revised Mar 27, 2024")).toBeVisible();
    for (const name of sections) {
      const region = canvas.getByRole("region", { name });
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `#${region.id}`);
    }
  },
});
