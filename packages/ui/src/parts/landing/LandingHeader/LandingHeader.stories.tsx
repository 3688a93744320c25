import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./LandingHeader.guide.ts";
import { LandingHeader } from "./LandingHeader.tsx";

const meta = preview.meta({
  title: "Parts/Landing/LandingHeader",
  component: LandingHeader,
  args: { shown: 2 },
  parameters: { guide, layout: "fullscreen" },
});

/** On the third section. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "How it works" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/home",
    );
  },
});

/** On a phone the sections are in the menu. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "How it works" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    const menu = within(await screen.findByRole("dialog"));
    await expect(menu.getByRole("link", { name: "How it works" })).toHaveAttribute("href", "#how");
  },
});
