import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./StoryControls.guide.ts";
import { StoryControls } from "./StoryControls.tsx";

const meta = preview.meta({
  title: "Parts/Story/StoryControls",
  component: StoryControls,
  args: {
    isLiked: false,
    isBookmarked: false,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    onShare: fn(),
  },
  parameters: { guide },
});

/** Neither liked nor bookmarked. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await userEvent.click(canvas.getByRole("button", { name: "Like" }));
    await userEvent.click(canvas.getByRole("button", { name: "Bookmark" }));
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    for (const called of [args.onPlay, args.onLike, args.onBookmark, args.onShare]) {
      await expect(called).toHaveBeenCalledOnce();
    }
  },
});

/**
 * Liked and bookmarked: the icons are filled, and their labels say what a press undoes. The reader has begun the story:
 * a quiet way to begin it anew.
 */
export const Marked = meta.story({
  args: { isLiked: true, isBookmarked: true, onAnew: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Take back the like" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Remove the bookmark" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Begin anew" }));
    await expect(args.onAnew).toHaveBeenCalledOnce();
  },
});

/** As narrow as on a small phone: all four in one line. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 328 }}>{Story()}</div>],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("button").map((one) => one.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

/** The session is being created: PLAY reads LOADING and ignores presses. */
export const Starting = meta.story({
  args: { starting: true },
  play: async ({ args, canvas }) => {
    const play = canvas.getByRole("button", { name: "Loading" });
    await userEvent.click(play);
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
});

/** Only controls with a callback are shown. */
export const PlayOnly = meta.story({
  render: ({ onPlay }) => (
    <StoryControls isLiked={false} isBookmarked={false} {...(onPlay && { onPlay })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
