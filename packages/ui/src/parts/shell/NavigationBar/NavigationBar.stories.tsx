import { expect, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { NavigationBar } from "./NavigationBar.tsx";

const meta = preview.meta({
  title: "Parts/Shell/NavigationBar",
  component: NavigationBar,
  args: {
    home: "#home",
    links: [
      { href: "#home", label: "Home", current: true },
      { href: "#login", label: "Login" },
    ],
  },
  parameters: { layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** On a page without a picture at its head. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Katha" })).toHaveAttribute("href", "#home");
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
});

/** Over a picture, night's colours in both themes. */
export const OverPicture = meta.story({
  args: { kind: "over" },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", minBlockSize: 160, background: "#2d1b4e" }}>
        <Story />
      </div>
    ),
  ],
});

/** The way through it by keyboard: logo, then each link. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});

/** On a phone everything still fits on one line. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** From the right, in Hindi words. */
export const RightToLeft = meta.story({ globals: { direction: "rtl", locale: "hi" } });
