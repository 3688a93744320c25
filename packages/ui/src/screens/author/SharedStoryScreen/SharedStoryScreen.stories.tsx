import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { exileFacts, urduFacts } from "../../../fixtures/player/stories.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import type { StoryFacts } from "../../../parts/story/story.ts";
import { guide } from "./SharedStoryScreen.guide.ts";
import { SharedStoryScreen } from "./SharedStoryScreen.tsx";
import type { SharedResult, SharedReader } from "./SharedStoryScreen.tsx";

const draft = (story: StoryFacts, reader: SharedReader): SharedResult => ({
  state: "ready",
  story: { ...story, status: "draft", isFeatured: false, completionRate: null, rating: null },
  reader,
});

const meta = preview.meta({
  title: "Screens/SharedStory",
  component: SharedStoryScreen,
  args: {
    result: draft(exileFacts, "reader"),
    onPlay: fn(),
    onRetry: fn(),
    links: { home: "#home", own: "#my-stories" },
  },
  decorators: [withShell],
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A signed-in reader can play it like any story. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("region", { name: "Still being written" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: "Like" })).toBeNull();
  },
});

/** A visitor can read about it, and how to play it. */
export const Guest = meta.story({
  args: { result: draft(exileFacts, "guest") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/To play it, sign in/)).toBeVisible();
  },
});

/** The author opens their own link. */
export const Author = meta.story({
  args: { result: draft(exileFacts, "author") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back to My Stories" })).toBeVisible();
  },
});

/** The story has been published since. */
export const Published = meta.story({
  args: { result: { state: "ready", story: exileFacts, reader: "reader" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Go to the story" })).toBeVisible();
  },
});

/** The author has ended the link. */
export const Ended = meta.story({
  args: { result: { state: "ended" } },
  parameters: { bar: "plain" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "This link has ended" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To all stories" })).toBeVisible();
  },
});

/** Part of the URL is missing. */
export const Broken = meta.story({
  args: { result: { state: "broken" } },
  parameters: { bar: "plain" },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "Failed to open the story" } },
  parameters: { bar: "plain" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { result: draft(exileFacts, "guest") },
  globals: { locale: "hi" },
});

/** In Urdu, right to left. */
export const Urdu = meta.story({
  args: { result: draft(urduFacts, "reader") },
  globals: { direction: "rtl" },
});
