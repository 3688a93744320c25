import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { exileFacts, longStory, quietFacts, urduFacts } from "../../../fixtures/player/stories.ts";
import { RateStory } from "../../../parts/story/details/RateStory/RateStory.tsx";
import { ReadOpening } from "../../../parts/story/details/ReadOpening/ReadOpening.tsx";
import { StoryOpening } from "../../../parts/story/details/StoryOpening/StoryOpening.tsx";
import type { StoryFacts } from "../../../parts/story/story.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./StoryScreen.guide.ts";
import { StoryScreen } from "./StoryScreen.tsx";
import type { StoryResult } from "./StoryScreen.tsx";

const here = (story: StoryFacts): StoryResult => ({ state: "ready", story });
const loading: StoryResult = { state: "loading" };
const missing: StoryResult = { state: "missing" };
const failed: StoryResult = { state: "failed", message: "Failed to load game details" };

const meta = preview.meta({
  title: "Screens/Story",
  component: StoryScreen,
  args: {
    result: here(exileFacts),
    home: "#home",
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    onRetry: fn(),
  },
  decorators: [withShell],
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A published story, with everything filled in. */
export const Default = meta.story({
  parameters: { chromatic: { modes: modes.everywhere } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("region", { name: "Statistics" })).toBeVisible();
  },
});

/** A story that the reader has finished: they can rate it, or change their rating. */
export const Finished = meta.story({
  args: { afterFigures: <RateStory value={4} onValueChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Your stars" })).toBeVisible();
  },
});

/** How the story opens can be read on its page. */
export const Opening = meta.story({
  args: {
    opening: (
      <ReadOpening open onOpenChange={fn()}>
        <StoryOpening
          result={{
            state: "ready",
            text: "The last lamp on the ghat is yours tonight. *Keep it until dawn*, the old woman said, and went. Out on the black water somebody calls your name.",
            choices: ["Answer the voice", "Shade the lamp with your hand"],
          }}
          language="en"
          reader="guest"
          onSelect={fn()}
          onRetry={fn()}
        />
      </ReadOpening>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Read the opening" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "How it opens" })).toBeVisible();
  },
});

/** The story cannot be played: it has no scenes, and no model is set up. */
export const NeedsModel = meta.story({
  args: { result: here({ ...exileFacts, needsModel: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/only an AI model can tell it/);
  },
});

/** The session is being created. */
export const Starting = meta.story({ args: { starting: true } });

/** Loading. */
export const Loading = meta.story({
  args: { result: loading },
  parameters: { bar: "plain" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading game details...");
  },
});

/** The story does not exist; a link leads back. */
export const Missing = meta.story({
  args: { result: missing },
  parameters: { bar: "plain" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Game not found");
    await expect(canvas.getByRole("link", { name: "To all stories" })).toHaveAttribute(
      "href",
      "#home",
    );
  },
});

/** Loading failed; a retry is offered. */
export const Failed = meta.story({
  args: { result: failed },
  parameters: { bar: "plain" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A draft with nothing filled in. */
export const Bare = meta.story({ args: { result: here(quietFacts) } });

/** Every text is too long. */
export const LongText = meta.story({
  args: { result: here({ ...exileFacts, ...longStory }) },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** An Urdu story on a right-to-left page. */
export const Urdu = meta.story({
  args: { result: here(urduFacts) },
  globals: { direction: "rtl" },
});
