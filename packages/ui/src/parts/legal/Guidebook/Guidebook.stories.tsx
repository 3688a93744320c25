import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Guidebook.guide.ts";
import { Guidebook } from "./Guidebook.tsx";

const meta = preview.meta({
  title: "Parts/Legal/Guidebook",
  component: Guidebook,
  parameters: { guide },
});

/** On its own page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Guidebook" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Account Questions" })).toHaveAttribute(
      "href",
      "/guide#help",
    );
  },
});

/** On one of the guide's pages. */
export const Current = meta.story({
  args: { current: "terms" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
