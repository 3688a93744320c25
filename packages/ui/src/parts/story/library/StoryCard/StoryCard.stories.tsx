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
  parameters: { inBothThemes: true, guide },
});

/**
 * In a category's row: the picture, a one-line title, and the excerpt. By keyboard: first the story, then PLAY, which
 * becomes visible.
 */
export const Shelf = meta.story({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "The Lamp-Keeper of Amber" });
    await expect(link).toHaveAttribute("href", `/game/${lampKeeperStory.id}`);
    await expect(canvas.getByRole("img", { name: "12,480 likes" })).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "88,310 plays" })).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "7,020 bookmarks" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Play The Lamp-Keeper of Amber" }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith(lampKeeperStory.id);
    (document.activeElement as HTMLElement).blur();
    const play = canvas.getByRole("button", { name: "Play The Lamp-Keeper of Amber" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await waitFor(() => expect(play).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onPlay).toHaveBeenCalledTimes(2);
  },
});

/** Featured: a wide picture and a larger title. */
export const Feature = meta.story({ args: { variant: "feature", story: exileStory } });

/** Trending, with its rank as an outline: one of two digits does not overlap the text on the picture. */
export const Trending = meta.story({
  args: { variant: "trending", rank: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Number 10")).toBeInTheDocument();
  },
});

/**
 * Why it trends: what weighs most of the last seven days stands in place of its counts. Of the second more are there than
 * are counted.
 */
export const SaysWhy = meta.story({
  args: { variant: "trending", rank: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ story, ...args }) => (
    <>
      <StoryCard {...args} story={{ ...story, lately: { kind: "likes", count: 30 } }} />
      <StoryCard {...args} story={{ ...story, lately: { kind: "plays", count: 1_000 } }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("30 likes this week")).toBeVisible();
    await expect(canvas.getByText("1,000+ plays this week")).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "88,310 plays" })).toBeNull();
  },
});

/**
 * Among stories in several languages it says its own, in the reader's words, and how long it is. A long one is an evening;
 * in its first month a story shows no count of 0.
 */
export const SaysLanguage = meta.story({
  render: ({ story, ...args }) => (
    <>
      <StoryCard {...args} story={{ ...urduStory, readingMinutes: 5 }} saysLanguage />
      <StoryCard
        {...args}
        story={{
          ...story,
          estimatedPlayTime: 75,
          publishedAt: "2026-11-10T06:30:00Z",
          stats: { likesTotal: 0, playsTotal: 4, bookmarksTotal: 0 },
        }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Urdu")).toBeVisible();
    await expect(canvas.getByText("5 min")).toBeVisible();
    await expect(canvas.getByText("An evening")).toBeVisible();
    const likes = canvas.getByRole("img", { name: "0 likes" });
    await expect(likes.offsetWidth).toBeLessThanOrEqual(1);
    await expect(canvas.getByText("4")).toBeVisible();
  },
});

const veiled = {
  ...lampKeeperStory,
  tagline: "",
  storyDescription: "",
  coverImageUrl: null,
  contentRating: "mature",
  isVeiled: true,
};

/** A mature story for readers who have not asked for them, featured too: title and rating, without PLAY. */
export const Veiled = meta.story({
  args: { story: veiled },
  render: (args) => (
    <>
      <StoryCard {...args} />
      <StoryCard {...args} variant="feature" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link", { name: veiled.title }))
      await expect(link).toBeVisible();
    for (const rating of canvas.getAllByText("Mature (17+)")) await expect(rating).toBeVisible();
    await expect(canvas.getAllByText("For readers of 17 and over.")).toHaveLength(2);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** An empty story: default texts and a pattern. If stories cannot be played yet, PLAY is missing rather than disabled. */
export const Bare = meta.story({
  render: () => <StoryCard story={bareStory} variant="feature" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Untitled" })).toBeVisible();
    await expect(canvas.getByText("No description available")).toBeVisible();
    await expect(canvas.getByText("Unknown Author")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "0 likes" })).toBeInTheDocument();
  },
});

/** The picture failed to load: the same pattern, generated from the story's id. */
export const BrokenPicture = meta.story({
  play: async ({ canvas }) => {
    const alt = lampKeeperStory.imageAlt;
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

/** On a page from right to left; an English story stands with its card, too. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  render: (args) => (
    <>
      <StoryCard {...args} story={urduStory} variant="trending" rank={3} />
      <StoryCard {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 3, name: lampKeeperStory.title });
    await expect(spaceBeside(title).right).toBeLessThan(2);
    await expect(spaceBeside(title).left).toBeGreaterThan(10);
  },
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
    await expect(canvas.getAllByRole("link", { name: lampKeeperStory.title })).toHaveLength(2);
    await expect(canvas.getAllByRole("link", { name: "Court intrigue" })).toHaveLength(1);
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
