import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { exileFacts, quietFacts, urduFacts } from "../../../../fixtures/player/stories.ts";
import { guide } from "./StoryDescription.guide.ts";
import { StoryDescription } from "./StoryDescription.tsx";

const meta = preview.meta({
  title: "Parts/Story/StoryDescription",
  component: StoryDescription,
  args: { story: exileFacts },
  parameters: { inBothThemes: true, guide },
});

/** Labels, that of a premium story too, tagline, description, prompt and commands. */
export const Full = meta.story({
  args: { story: { ...exileFacts, isPremium: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Teen (13+)")).toBeVisible();
    await expect(canvas.getByText("Medium")).toBeVisible();
    await expect(canvas.getByText("Premium")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Story Prompt" })).toBeVisible();
    await expect(canvas.getByText("Custom Action")).toBeVisible();
  },
});

/** On a phone the description comes first, the labels after it. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const top = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top(/^The songs remember/)).toBeLessThan(top(/^Teen/));
    await expect(top(/^Teen/)).toBeLessThan(top(/^Story Prompt/));
  },
});

/** Nothing is filled in: no prompt, and a placeholder for the description. */
export const Bare = meta.story({
  args: { story: quietFacts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No description available")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Story Prompt" })).not.toBeInTheDocument();
    await expect(canvas.getByText("beginner")).toBeVisible();
  },
});

/** An Urdu story within an English page. */
export const Urdu = meta.story({ args: { story: urduFacts } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
