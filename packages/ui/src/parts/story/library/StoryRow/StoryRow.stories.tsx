import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { clock, until } from "../../../../../../../.storybook/testing/clock.ts";
import { lessMotion, wantsLessMotion } from "../../../../../../../.storybook/testing/media.ts";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { hindiStory, summaries, urduStory } from "../../../../fixtures/player/stories.ts";
import { rowAutoScrollMs } from "../../../../tokens/constants.ts";
import { guide } from "./StoryRow.guide.ts";
import { StoryRow } from "./StoryRow.tsx";

const meta = preview.meta({
  title: "Parts/Story/StoryRow",
  component: StoryRow,
  args: { title: "Mystery", stories: summaries, onPlay: fn() },
  parameters: {
    inBothThemes: true,
    guide,
    layout: "fullscreen",
    chromatic: { modes: modes.screen },
  },
});

const scrollerOf = (canvasElement: HTMLElement) => canvasElement.querySelector("ul") as HTMLElement;
const moved = (scroller: HTMLElement) => Math.abs(Math.round(scroller.scrollLeft));
const settled = async (scroller: HTMLElement) => {
  let last = -1;
  await waitFor(async () => {
    const now = moved(scroller);
    const still = now === last;
    last = now;
    await expect(still).toBe(true);
  });
};

/** A category's row. */
export const Shelf = meta.story();

/** The editors' choice: wider cards, with a description. */
export const Featured = meta.story({
  args: {
    variant: "feature",
    title: "Featured Stories",
    description: "Handpicked by our editors and team",
    stories: summaries.slice(0, 4),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Handpicked by our editors and team")).toBeVisible();
  },
});

/** Trending stories, by rank. */
export const Trending = meta.story({
  args: { variant: "trending", title: "Trending Now", stories: summaries.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Number 4")).toBeInTheDocument();
  },
});

/**
 * Scrolls by a card every three seconds and wraps around at the end. Pauses while the pointer is over it, and while it has
 * the focus.
 */
export const MovesByItself = meta.story({
  args: { autoScroll: true },
  parameters: { clock: "intervals" },
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    const card = scroller.children[1] as HTMLElement;
    const stride = card.offsetLeft - (scroller.children[0] as HTMLElement).offsetLeft;
    await until(() => clock().countTimers() === 1);
    clock().tick(rowAutoScrollMs - 1);
    await expect(moved(scroller)).toBe(0);
    clock().tick(1);
    await until(() => Math.abs(moved(scroller) - stride) <= 2);
    scroller.scrollTo({ left: scroller.scrollWidth, behavior: "instant" });
    clock().tick(rowAutoScrollMs);
    await until(() => moved(scroller) === 0);

    await until(() => clock().countTimers() === 1);
    await userEvent.hover(canvas.getByRole("heading", { name: "Mystery" }));
    await expect(clock().countTimers()).toBe(0);
    await userEvent.unhover(canvas.getByRole("region", { name: "Mystery" }));
    await expect(clock().countTimers()).toBe(1);
    await expect(moved(scroller)).toBe(0);
    await userEvent.tab();
    await expect(clock().countTimers()).toBe(0);
  },
});

/** Its button stops it, and lets it go on. */
export const Stopped = meta.story({
  args: { autoScroll: true },
  parameters: { clock: "intervals", chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      await userEvent.click(await canvas.findByRole("button", { name }));
      (document.activeElement as HTMLElement).blur();
      await userEvent.unhover(canvas.getByRole("region", { name: "Mystery" }));
    };
    await until(() => clock().countTimers() === 1);
    await press("Stop the stories in Mystery");
    await expect(clock().countTimers()).toBe(0);
    await press("Stop the stories in Mystery");
    await until(() => clock().countTimers() === 1);
  },
});

/** Once it was scrolled by hand it no longer scrolls by itself. */
export const StaysOnceMoved = meta.story({
  args: { autoScroll: true },
  parameters: { clock: "intervals", chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, step }) => {
    await until(() => clock().countTimers() === 1);
    await step("scrolling the page over it does not count", async () => {
      await fireEvent.wheel(scrollerOf(canvasElement), { deltaY: 100 });
      await expect(clock().countTimers()).toBe(1);
    });
    await step("pressing its buttons counts", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Next stories in Mystery" }));
      (document.activeElement as HTMLElement).blur();
      await userEvent.unhover(canvas.getByRole("region", { name: "Mystery" }));
      await expect(clock().countTimers()).toBe(0);
    });
  },
});

/** A swipe counts as scrolling by hand too. */
export const StaysOnceSwiped = meta.story({
  args: { autoScroll: true },
  parameters: { clock: "intervals", chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await until(() => clock().countTimers() === 1);
    await fireEvent.wheel(scrollerOf(canvasElement), { deltaX: 100 });
    await expect(clock().countTimers()).toBe(0);
  },
});

/** With reduced motion it never scrolls by itself, and its buttons scroll without animation. */
export const LessMotion = meta.story({
  args: { autoScroll: true },
  parameters: { ...lessMotion, clock: "intervals" },
  play: async ({ canvas, canvasElement }) => {
    if (!wantsLessMotion()) return;
    const scroller = scrollerOf(canvasElement);
    await until(() => canvas.queryByRole("button", { name: "Next stories in Mystery" }) !== null);
    await expect(clock().countTimers()).toBe(0);
    clock().tick(rowAutoScrollMs * 3);
    await expect(moved(scroller)).toBe(0);
    const scroll = fn();
    scroller.scrollTo = scroll;
    await userEvent.click(canvas.getByRole("button", { name: "Next stories in Mystery" }));
    await expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior: "instant" }));
  },
});

/** Next and previous scroll by the visible width and wrap around. Tabbing scrolls each card into view. */
export const Buttons = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    const next = await canvas.findByRole("button", { name: "Next stories in Mystery" });
    const previous = canvas.getByRole("button", { name: "Previous stories in Mystery" });
    const end = scroller.scrollWidth - scroller.clientWidth;
    await userEvent.click(next);
    await waitFor(() => expect(moved(scroller)).toBeGreaterThan(200));
    await settled(scroller);
    await userEvent.click(previous);
    await waitFor(() => expect(moved(scroller)).toBe(0));
    await userEvent.click(previous);
    await waitFor(() => expect(moved(scroller)).toBeGreaterThanOrEqual(end - 1));
    await userEvent.click(next);
    await waitFor(() => expect(moved(scroller)).toBe(0));
    await settled(scroller);
    const links = canvas
      .getAllByRole("heading", { level: 3 })
      .map((title) => within(title).getByRole("link"));
    links[0]?.focus();
    for (const link of links.slice(0, 6)) {
      while (document.activeElement !== link) await userEvent.tab();
    }
    await waitFor(() => expect(moved(scroller)).toBeGreaterThan(0));
  },
});

const edges = (canvasElement: HTMLElement) => {
  const scroller = scrollerOf(canvasElement);
  const padding = Number.parseFloat(getComputedStyle(scroller).paddingInlineStart);
  const { left, right } = scroller.getBoundingClientRect();
  const cards = [...scroller.children].map((card) => card.getBoundingClientRect());
  return {
    start: (cards[0]?.left ?? 0) - left - padding,
    end: right - padding - (cards.at(-1)?.right ?? 0),
    tallest: Math.max(...cards.map(({ height }) => height)),
  };
};

const fills = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { start, end, tallest } = edges(canvasElement);
  await expect(Math.abs(start)).toBeLessThanOrEqual(1);
  await expect(Math.abs(end)).toBeLessThanOrEqual(1);
  await expect(tallest).toBeLessThanOrEqual(500);
};

/** One story fills the row: its words are beside the picture. */
export const One = meta.story({ args: { stories: summaries.slice(0, 1) }, play: fills });

/**
 * Two fill it, too, on a tablet one below the picture, on a desktop beside it. A row that does not overflow has no buttons
 * and no timer.
 */
export const Two = meta.story({
  args: { autoScroll: true, stories: summaries.slice(0, 2) },
  parameters: { clock: "intervals" },
  play: async ({ canvas, canvasElement }) => {
    await fills({ canvasElement });
    await expect(canvas.queryByRole("button", { name: /Next/ })).not.toBeInTheDocument();
    await expect(clock().countTimers()).toBe(0);
  },
});
export const TwoFeatured = meta.story({
  args: { variant: "feature", stories: summaries.slice(0, 2) },
  play: fills,
});
export const OneTrending = meta.story({
  args: { variant: "trending", stories: summaries.slice(0, 1) },
  play: fills,
});

export const TwoOnATablet = Two.extend({
  globals: { viewport: { value: "tablet" } },
  play: fills,
});

/** Three are wider than usual. */
export const Three = meta.story({ args: { stories: summaries.slice(0, 3) }, play: fills });

/** In Hindi, with a Hindi story among others. */
export const Hindi = meta.story({
  args: { title: "महाकाव्य", stories: [hindiStory, ...summaries.slice(1)] },
  globals: { locale: "hi" },
});

/**
 * From right to left: the first story is on the right, and next scrolls left. Stories in one language do not say it; those
 * in several do.
 */
export const RightToLeft = meta.story({
  args: { title: "دربار", stories: [urduStory, ...summaries.slice(1)] },
  globals: { direction: "rtl" },
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /Next/ }));
    await waitFor(() => expect(scroller.scrollLeft).toBeLessThan(-200));
    await expect(canvas.getByText("Urdu")).toBeInTheDocument();
    await expect(canvas.getAllByText("English")).toHaveLength(summaries.length - 1);
  },
});
