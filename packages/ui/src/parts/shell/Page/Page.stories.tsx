import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { NavigationBar } from "../NavigationBar/NavigationBar.tsx";
import { guide } from "./Page.guide.ts";
import { Page } from "./Page.tsx";

const meta = preview.meta({
  title: "Parts/Shell/Page",
  component: Page,
  args: {
    header: <NavigationBar links={[{ href: "#home", label: "Home" }]} />,
    footer: <Footer links={[]} />,
    children: <h1>A page</h1>,
  },
  parameters: { guide, layout: "fullscreen" },
});

/** The footer is at the bottom of the screen, even if the page is short. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const foot = canvas.getByRole("contentinfo").getBoundingClientRect();
    await expect(Math.round(foot.bottom)).toBeGreaterThanOrEqual(innerHeight);
  },
});

/** The first Tab focuses a link to skip the header. */
export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to the page" });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
  },
});
