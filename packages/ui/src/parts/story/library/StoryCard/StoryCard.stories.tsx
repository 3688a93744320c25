import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  bareStory,
  exileStory,
  hindiStory,
  lampKeeperStory,
  longStory,
  urduStory,
} from "../../../../fixtures/player/stories.ts";
import { guide } from "./StoryCard.guide.ts";
import { StoryCard } from "./StoryCard.tsx";

const meta = preview.meta({
  title: "Parts/Story/StoryCard",
  component: StoryCard,
  args: { story: lampKeeperStory, onPlay: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "332px" }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide },
});

/** In a category's row: the picture, a one-line title, and the excerpt. */
export const Shelf = meta.story({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "The Lamp-Keeper of Amber" });
    await expect(link).toHaveAttribute("href", lampKeeperStory.href);
    await expect(canvas.getByRole("img", { name: "12,480 likes" })).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "88,310 plays" })).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "7,020 bookmarks" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Play The Lamp-Keeper of Amber" }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith(lampKeeperStory.id);
  },
});

/** Featured: a wide picture and a larger title. */
export const Feature = meta.story({ args: { variant: "feature", story: exileStory } });

/** Trending, with its rank as an outline. */
export const Trending = meta.story({
  args: { variant: "trending", rank: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Number 1")).toBeInTheDocument();
  },
});

/** Why it trends: what weighs most of the last seven days stands in place of its counts. */
export const SaysWhy = meta.story({
  args: {
    variant: "trending",
    rank: 2,
    story: { ...lampKeeperStory, lately: { kind: "likes", count: 30 } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("30 likes this week")).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "88,310 plays" })).toBeNull();
  },
});

/** More than are counted. */
export const SaysMany = meta.story({
  args: { story: { ...lampKeeperStory, lately: { kind: "plays", count: 1_000 } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,000+ plays this week")).toBeVisible();
  },
});

/** Among stories in several languages it says its own, in the reader's words, and how long it is. */
export const SaysLanguage = meta.story({
  args: { story: { ...urduStory, playMinutes: 5 }, saysLanguage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Urdu")).toBeVisible();
    await expect(canvas.getByText("5 min")).toBeVisible();
  },
});

/** A long one is an evening; in its first month it shows no count of 0. */
export const LongAndNew = meta.story({
  args: {
    story: { ...lampKeeperStory, playMinutes: 75, isNew: true, likes: 0, plays: 4, bookmarks: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("An evening")).toBeVisible();
    const likes = canvas.getByRole("img", { name: "0 likes" });
    await expect(likes.offsetWidth).toBeLessThanOrEqual(1);
    await expect(canvas.getByText("4")).toBeVisible();
  },
});

const veiled = {
  ...lampKeeperStory,
  tagline: "",
  description: "",
  cover: null,
  isMature: true,
  isVeiled: true,
};

/** A mature story for readers who have not asked for them: title and rating, without PLAY. */
export const Veiled = meta.story({
  args: { story: veiled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: veiled.title })).toBeVisible();
    await expect(canvas.getByText("Mature (17+)")).toBeVisible();
    await expect(canvas.getByText("For readers of 17 and over.")).toBeInTheDocument();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** The same, featured. */
export const VeiledFeature = meta.story({ args: { story: veiled, variant: "feature" } });

/** A rank of two digits does not overlap the text on the picture. */
export const TrendingTenth = meta.story({ args: { variant: "trending", rank: 10 } });

/** By keyboard: first the story, then PLAY, which becomes visible. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const play = canvas.getByRole("button", { name: "Play The Lamp-Keeper of Amber" });
    const link = canvas.getByRole("link");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await waitFor(() => expect(play).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
});

/** If stories cannot be played yet, PLAY is missing rather than disabled. */
export const WithoutPlay = meta.story({
  render: ({ story }) => <StoryCard story={story} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});

/** An empty story: default texts and a pattern. */
export const Bare = meta.story({
  args: { story: bareStory, variant: "feature" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Untitled" })).toBeVisible();
    await expect(canvas.getByText("No description available")).toBeVisible();
    await expect(canvas.getByText("Unknown Author")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "0 likes" })).toBeInTheDocument();
  },
});

/** The picture failed to load: the same pattern, generated from the story's id. */
export const BrokenPicture = meta.story({
  play: async ({ canvas }) => {
    const alt = lampKeeperStory.cover?.alt ?? "";
    await fireEvent.error(canvas.getByRole("img", { name: alt }));
    const pattern = canvas.getByRole("img", { name: alt });
    await expect(pattern.tagName).toBe("svg");
  },
});

/** Titles, names and counts of any length do not change the card's shape. */
export const LongText = meta.story({
  args: { story: longStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1.2M")).toBeVisible();
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

/** A Hindi story, in the Hindi interface. */
export const Hindi = meta.story({ args: { story: hindiStory }, globals: { locale: "hi" } });

/** How far the words of a title are from the card's edges: left, right. */
function spaceBeside(title: HTMLElement) {
  const words = document.createRange();
  words.selectNodeContents(title);
  const within = words.getBoundingClientRect();
  const card = title.getBoundingClientRect();
  return { left: within.left - card.left, right: card.right - within.right };
}

/** An Urdu story on an English page: its text runs from right to left, and stands with its card. */
export const Urdu = meta.story({
  args: { story: urduStory },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 3 });
    await expect(getComputedStyle(title).direction).toBe("rtl");
    await expect(spaceBeside(title).left).toBeLessThan(2);
  },
});

/** An English story on a page from right to left stands with its card, too. */
export const EnglishRightToLeft = meta.story({
  globals: { direction: "rtl" },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 3 });
    await expect(spaceBeside(title).right).toBeLessThan(2);
    await expect(spaceBeside(title).left).toBeGreaterThan(10);
  },
});

/** On a right-to-left page. */
export const RightToLeft = meta.story({
  args: { story: urduStory, variant: "trending", rank: 3 },
  globals: { direction: "rtl" },
});

/** On a phone nothing depends on hovering. */
export const Phone = meta.story({
  args: { variant: "feature" },
  globals: { viewport: { value: "phone" } },
});

/**
 * As a server renders it below the first screen: the frame and the text, as tall as the complete
 * card.
 */
export const Outline = meta.story({
  args: { outline: true },
  render: (args) => (
    <>
      <StoryCard {...args} />
      <StoryCard {...args} outline={false} />
    </>
  ),
  play: async ({ canvas }) => {
    const [outline, whole] = canvas.getAllByRole("article");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    const body = (card: HTMLElement | undefined) => card?.firstElementChild?.clientHeight ?? 0;
    await expect(Math.abs(body(outline) - body(whole))).toBeLessThanOrEqual(2);
  },
});

/**
 * The same on a phone, and where a whole card is off the screen, so that its footer is not laid
 * out.
 */
export const PhoneOutline = meta.story({
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  args: { outline: true },
  render: (args) => (
    <>
      <StoryCard {...args} />
      <div style={{ blockSize: "400vh" }} />
      <StoryCard {...args} outline={false} />
    </>
  ),
  play: async ({ canvas }) => {
    const [outline, whole] = canvas.getAllByRole("article");
    const body = (card: HTMLElement | undefined) => card?.firstElementChild?.clientHeight ?? 0;
    await expect(Math.abs(body(outline) - body(whole))).toBeLessThanOrEqual(2);
  },
});
