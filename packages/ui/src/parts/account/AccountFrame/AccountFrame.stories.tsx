import { expect } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { guide } from "./AccountFrame.guide.ts";
import { AccountFrame } from "./AccountFrame.tsx";

const meta = preview.meta({
  title: "Parts/Account/AccountFrame",
  component: AccountFrame,
  args: {
    title: "Welcome Back",
    description: "The lamps are lit.",
    children: <Button variant="primary">Sign In</Button>,
  },
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Its illustration: night in the dark theme, morning in the light one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome Back");
  },
});

/** From right to left, with the window on the right. */
export const RightToLeft = meta.story({
  args: { title: "خوش آمدید", description: "چراغ روشن ہیں۔" },
  globals: { direction: "rtl" },
});
