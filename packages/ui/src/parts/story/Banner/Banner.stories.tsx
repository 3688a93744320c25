import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  bareStory,
  hindiStory,
  lampKeeperStory,
  longStory,
  urduStory,
} from "../../../fixtures/stories.ts";
import type { StorySummary } from "../story.ts";
import { Banner } from "./Banner.tsx";
import type { BannerSlide } from "./Banner.tsx";

const slideOf = (story: StorySummary): [BannerSlide] => [
  {
    id: story.id,
    href: story.href,
    title: story.title.trim(),
    line: story.tagline,
    language: story.language,
    picture: story.cover,
  },
];

const meta = preview.meta({
  title: "Parts/Story/Banner",
  component: Banner,
  args: { slides: slideOf(lampKeeperStory), onPlay: fn() },
  parameters: { layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The story of the evening. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onPlay).toHaveBeenCalledWith(lampKeeperStory.id);
    await expect(canvas.getByRole("link", { name: "Look inside" })).toHaveAttribute(
      "href",
      lampKeeperStory.href,
    );
  },
});

/** Where nothing can be played yet, looking inside is the bright way. */
export const LookOnly = meta.story({
  render: ({ slides }) => <Banner slides={slides} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});

/** On a phone: the picture above, the words beneath. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** A title that will not end. */
export const LongText = meta.story({ args: { slides: slideOf(longStory) } });

/** A story with neither picture nor words. */
export const Bare = meta.story({ args: { slides: slideOf(bareStory) } });

/** In Hindi. */
export const Hindi = meta.story({
  args: { slides: slideOf(hindiStory) },
  globals: { locale: "hi" },
});

/** In Urdu, on a page that runs from the right: the picture stands at the left. */
export const Urdu = meta.story({
  args: { slides: slideOf(urduStory) },
  globals: { direction: "rtl" },
});
