import { expect, fn } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./PremiumWaitlistScreen.guide.ts";
import { PremiumWaitlistScreen } from "./PremiumWaitlistScreen.tsx";

const meta = preview.meta({
  title: "Screens/PremiumWaitlist",
  component: PremiumWaitlistScreen,
  args: {
    links: {
      home: "#home",
      terms: "#terms-of-service",
      privacy: "#privacy-policy",
      form: "#form",
    },
    onJoin: fn(async () => undefined),
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Before anything is entered. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Coming Soon")).toBeVisible();
    await expect(canvas.getByText("Limited time: 50% off for early subscribers")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      "#terms-of-service",
    );
    await expect(canvas.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(6);
  },
});
