import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./StoryBadge.guide.ts";
import { StoryBadge } from "./StoryBadge.tsx";

const meta = preview.meta({
  title: "Parts/Play/StoryBadge",
  component: StoryBadge,
  args: { title: "The Lamp-Keeper of Amber Fort", language: "en" },
  parameters: { guide },
});

/** The whole title. */
export const Default = meta.story();

/** Below 640 px, the first four words and an ellipsis; the accessible name is the whole title. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "The Lamp-Keeper of Amber Fort" });
    const shown = innerWidth < 640 ? "The Lamp-Keeper of Amber…" : "The Lamp-Keeper of Amber Fort";
    await expect(heading.innerText).toBe(shown);
  },
});

/** Without a title. */
export const Untitled = meta.story({
  args: { title: " " },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Story");
  },
});
