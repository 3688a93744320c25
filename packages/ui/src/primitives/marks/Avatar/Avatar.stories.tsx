import { expect, fireEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { lampKeeperStory } from "../../../fixtures/player/stories.ts";
import { brokenImage, HydratedLate } from "../../../fixtures/HydratedLate.tsx";
import { guide } from "./Avatar.guide.ts";
import { Avatar } from "./Avatar.tsx";

const meta = preview.meta({
  title: "Primitives/Avatar",
  component: Avatar,
  parameters: { guide },
  args: { name: "River Desk", src: null },
});

/** Without a picture: the first letter, in colours generated from the name. */
export const Letter = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R")).toBeVisible();
  },
});

/** With a picture. */
export const Pictured = meta.story({
  args: { src: lampKeeperStory.coverImageUrl, size: "medium" },
});

/** The picture failed to load: the letter is shown. */
export const Broken = meta.story({
  args: { src: lampKeeperStory.coverImageUrl },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.error(canvasElement.querySelector("img") as HTMLImageElement);
    await expect(canvas.getByText("R")).toBeVisible();
  },
});

/** The picture failed to load in a server-rendered page, before hydration. */
export const BrokenBeforeHydration = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ name }) => (
    <HydratedLate>
      <Avatar name={name} src={brokenImage} />
    </HydratedLate>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("R")).toBeVisible();
  },
});

/** A Devanagari letter keeps its vowel sign. */
export const Hindi = meta.story({
  args: { name: "नीलकंठ मंडली", size: "medium" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("नी")).toBeVisible();
  },
});
