import { expect, fn } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { guide } from "./Footer.guide.ts";
import { Footer } from "./Footer.tsx";

const meta = preview.meta({
  title: "Parts/Shell/Footer",
  component: Footer,
  args: {
    links: [{ href: "#home", label: "Home" }],
    children: <ThemeSwitch value="dark" onValueChange={fn()} />,
  },
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The name, the links, and the theme switch. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("© 2025 Katha")).toBeVisible();
  },
});

/** Without links there is no list. */
export const WithoutLinks = meta.story({
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
  },
});
