import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import {
  clock,
  stopTime,
  timePasses,
  until,
} from "../../../../../../../.storybook/testing/clock.ts";
import { lessMotion, wantsLessMotion } from "../../../../../../../.storybook/testing/media.ts";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  bareStory,
  hindiStory,
  lampKeeperStory,
  longStory,
  summaries,
  urduStory,
} from "../../../../fixtures/player/stories.ts";
import { bannerAdvanceMs, bannerLockMs } from "../../../../tokens/constants.ts";
import { guide } from "./Banner.guide.ts";
import { Banner } from "./Banner.tsx";

const ways = {
  guide: "#guide",
  waitlist: "#premium-waitlist",
  chat: "#chat",
  pictures: [4, 5, 3]
    .map((at) => summaries[at])
    .map((story) => (story ? { src: story.coverImageUrl ?? "", alt: story.imageAlt } : null)),
};

const meta = preview.meta({
  title: "Parts/Story/Banner",
  component: Banner,
  args: { story: lampKeeperStory, onPlay: fn() },
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

type Canvas = ReturnType<typeof within>;

const frame = () => new Promise(requestAnimationFrame);

/** Waits until the slides have loaded: there is a button for each. */
async function arrived(canvas: Canvas) {
  const button = await canvas.findByRole("button", { name: "How to Play" });
  await frame();
  await frame();
  return button;
}
const shown = (canvas: Canvas) => canvas.getAllByRole("heading", { level: 2 })[0]?.textContent;
const current = (canvas: Canvas) =>
  canvas
    .getAllByRole("button")
    .find((each: HTMLElement) => each.getAttribute("aria-current") === "true")?.textContent;

/** The featured story. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onPlay).toHaveBeenCalledWith(lampKeeperStory.id);
    await expect(canvas.getByRole("link", { name: "Look inside" })).toHaveAttribute(
      "href",
      `/game/${lampKeeperStory.id}`,
    );
  },
});

/** Before stories can be played, "look inside" is the primary action. */
export const LookOnly = meta.story({
  render: ({ story }) => <Banner story={story} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});

/**
 * Four slides: the story, how to play, the beta, and the community; a list at the end selects one. Only that slide is
 * visible and focusable, and it is announced once.
 */
export const Slides = meta.story({
  args: { links: ways },
  play: async ({ canvas }) => {
    const howToPlay = await arrived(canvas);
    const list = canvas.getByRole("group", { name: "Choose a slide" });
    await expect(
      within(list)
        .getAllByRole("listitem")
        .map((each) => each.textContent),
    ).toEqual(["The Lamp-Keeper of Amber", "How to Play", "Join the Beta", "The Tellers’ Circle"]);
    await expect(current(canvas)).toBe("The Lamp-Keeper of Amber");
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await userEvent.click(howToPlay);
    await waitFor(() => expect(shown(canvas)).toBe("How to Play"));
    await expect(canvas.getByRole("link", { name: "Open the guide" })).toHaveAttribute(
      "href",
      "#guide",
    );
    await expect(canvas.queryByRole("button", { name: "Play" })).toBeNull();
    await expect(canvas.getByText("2 of 4: How to Play")).toBeInTheDocument();
  },
});

/**
 * Advances every five seconds and wraps around; nothing is announced. Pauses while the pointer is over it, and while it has
 * the focus.
 */
export const MovesByItself = meta.story({
  args: { links: ways },
  parameters: { clock: "intervals" },
  play: async ({ canvas }) => {
    await until(() => clock().countTimers() === 1);
    clock().tick(bannerAdvanceMs - 1);
    await expect(current(canvas)).toBe("The Lamp-Keeper of Amber");
    clock().tick(1);
    for (const title of ["How to Play", "Join the Beta", "The Tellers’ Circle"]) {
      await until(() => current(canvas) === title);
      await until(() => clock().countTimers() === 1);
      clock().tick(bannerAdvanceMs);
    }
    await until(() => current(canvas) === "The Lamp-Keeper of Amber");
    await expect(canvas.queryByText(/of 4:/)).toBeNull();

    await until(() => clock().countTimers() === 1);
    const title = canvas.getByRole("heading", { name: "The Lamp-Keeper of Amber" });
    await userEvent.hover(title);
    await expect(clock().countTimers()).toBe(0);
    await userEvent.unhover(title);
    await userEvent.hover(document.body);
    await until(() => clock().countTimers() === 1);
    await userEvent.tab();
    await expect(clock().countTimers()).toBe(0);
  },
});

/** Stopped with its button, until it is resumed. */
export const Stopped = meta.story({
  args: { links: ways },
  parameters: { clock: "intervals" },
  play: async ({ canvas }) => {
    await until(() => clock().countTimers() === 1);
    await userEvent.click(canvas.getByRole("button", { name: "Stop the slides" }));
    const go = await canvas.findByRole("button", { name: "Let the slides go on" });
    go.blur();
    await userEvent.unhover(go);
    await userEvent.hover(document.body);
    await expect(clock().countTimers()).toBe(0);
    await userEvent.click(go);
    await expect(
      await canvas.findByRole("button", { name: "Stop the slides" }),
    ).toBeInTheDocument();
  },
});

/**
 * With reduced motion it does not advance by itself, so there is no pause button; a press still
 * changes slides.
 */
export const LessMotion = meta.story({
  args: { links: ways },
  parameters: { ...lessMotion, clock: "intervals" },
  play: async ({ canvas }) => {
    if (!wantsLessMotion()) return;
    await until(() => canvas.queryByRole("button", { name: "How to Play" }) !== null);
    await frame();
    await frame();
    await expect(clock().countTimers()).toBe(0);
    clock().tick(bannerAdvanceMs * 4);
    await expect(current(canvas)).toBe("The Lamp-Keeper of Amber");
    await expect(canvas.queryByRole("button", { name: "Stop the slides" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "How to Play" }));
    await until(() => current(canvas) === "How to Play");
  },
});

const swipe = async (place: HTMLElement, from: number, to: number) => {
  const at = (clientX: number) => [
    new Touch({ identifier: 1, target: place, clientX, clientY: 300 }),
  ];
  await fireEvent.touchStart(place, { touches: at(from), changedTouches: at(from) });
  await fireEvent.touchEnd(place, { touches: [], changedTouches: at(to) });
};

/**
 * On a phone: the picture above, the text below, and dots. A swipe of more than 50 px changes slides; not twice within
 * 300 ms.
 */
export const Phone = meta.story({
  args: { links: ways },
  globals: { viewport: { value: "phone" } },
  beforeEach: stopTime,
  play: async ({ canvas }) => {
    await until(() => canvas.queryByRole("button", { name: "How to Play" }) !== null);
    const dot = canvas.getByRole("button", { name: "How to Play" }).getBoundingClientRect();
    await expect(dot.width).toBeGreaterThanOrEqual(24);
    const foot = canvas.getByRole("link", { name: "Look inside" }).getBoundingClientRect().bottom;
    await expect(dot.top).toBeGreaterThanOrEqual(foot);
    const place = canvas.getByRole("heading");
    await swipe(place, 200, 150);
    await expect(current(canvas)).toBe("The Lamp-Keeper of Amber");
    await swipe(place, 200, 149);
    await until(() => current(canvas) === "How to Play");
    await swipe(place, 200, 100);
    await expect(current(canvas)).toBe("How to Play");
    timePasses(bannerLockMs);
    await swipe(place, 200, 100);
    await until(() => current(canvas) === "Join the Beta");
    timePasses(bannerLockMs);
    await swipe(place, 100, 200);
    await until(() => current(canvas) === "How to Play");
  },
});

/** On a tablet the text ends before the middle of the picture. */
export const Tablet = meta.story({
  args: { links: ways },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await arrived(canvas);
    const words = canvas.getByRole("heading").parentElement?.getBoundingClientRect();
    const picture = canvas.getAllByRole("img")[0]?.getBoundingClientRect();
    if (!words || !picture) throw new Error("There are no words, or no picture.");
    await expect(words.right).toBeLessThanOrEqual(picture.left + picture.width / 3);
  },
});

/** A very long title. */
export const LongText = meta.story({ args: { story: longStory, links: ways } });

/** A story without a picture or text, and slides without pictures; without a configured chat there is no link to it. */
export const Bare = meta.story({
  args: { story: bareStory, links: { guide: "#guide", waitlist: "#wait" } },
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expect(canvas.queryByRole("button", { name: "The Tellers’ Circle" })).toBeNull();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { story: hindiStory, links: ways },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "कैसे खेलें" })).toBeVisible();
  },
});

/** In Urdu, from right to left, with the picture on the left. Swipes go the other way. */
export const Urdu = meta.story({
  args: { story: urduStory, links: ways },
  globals: { direction: "rtl" },
  beforeEach: stopTime,
  play: async ({ canvas }) => {
    await until(() => canvas.queryByRole("button", { name: "How to Play" }) !== null);
    const place = canvas.getByRole("heading");
    await swipe(place, 100, 200);
    await until(() => current(canvas) === "How to Play");
    timePasses(bannerLockMs);
    await swipe(place, 200, 100);
    await until(() => current(canvas) === urduStory.title);
  },
});
