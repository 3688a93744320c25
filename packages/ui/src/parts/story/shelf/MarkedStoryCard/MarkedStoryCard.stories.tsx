import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { dateOf } from "../../../../../../../.storybook/testing/clock.ts";
import {
  closedMarked,
  hindiMarked,
  keptStory,
  longMarked,
  urduMarked,
  veiledMarked,
} from "../../../../fixtures/player/shelf.ts";
import type { StoryMark } from "../shelf.ts";
import { guide } from "./MarkedStoryCard.guide.ts";
import { MarkedStoryCard } from "./MarkedStoryCard.tsx";

const { title } = keptStory.story;
const bookmark: StoryMark = "bookmark";

const meta = preview.meta({
  title: "Parts/Story/MarkedStoryCard",
  component: MarkedStoryCard,
  args: { marked: keptStory, mark: bookmark, onMark: fn(), onPlay: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "290px" }}>
        <Story />
      </div>
    ),
  ],
  parameters: { inBothThemes: true, guide },
});

/** A bookmarked story, with the date. */
export const Bookmark = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(`Since ${dateOf(keptStory.since)}`)).toBeVisible();
    await expect(canvas.getByRole("link", { name: title })).toHaveAttribute(
      "href",
      keptStory.story.href,
    );
    await userEvent.click(canvas.getByRole("button", { name: `Remove the bookmark: ${title}` }));
    await expect(args.onMark).toHaveBeenLastCalledWith(keptStory.story.id);
  },
});

/** The bookmark was removed: the story keeps its place, and can be bookmarked again. */
export const Removed = meta.story({
  args: { marked: { ...keptStory, isMarked: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Bookmark removed");
    await userEvent.click(canvas.getByRole("button", { name: `Bookmark: ${title}` }));
    await expect(args.onMark).toHaveBeenCalledOnce();
  },
});

/** The story is no longer available: its title, the reason, and a button to remove it. */
export const Closed = meta.story({
  args: { marked: closedMarked },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("This story is no longer on the shelves.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Remove the bookmark/ }));
    await expect(args.onMark).toHaveBeenLastCalledWith(closedMarked.story.id);
  },
});

/** A story that is no longer available cannot be bookmarked again; the focus stays where it was. */
export const ClosedAndRemoved = meta.story({
  args: { marked: { ...closedMarked, isMarked: false } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: /^Bookmark: / });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onMark).not.toHaveBeenCalled();
  },
});

/** A mature story, for readers who have not asked for them. */
export const Veiled = meta.story({
  args: { marked: veiledMarked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("For readers of 17 and over.")).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Play / })).toBeNull();
  },
});

/** Liked, with long text, in a narrow column on a phone. */
export const LongText = meta.story({
  args: { marked: longMarked, mark: "like" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "156px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = `Take back the like: ${longMarked.story.title}`;
    await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
});

/** A Hindi story in the Hindi interface. */
export const Hindi = meta.story({ args: { marked: hindiMarked }, globals: { locale: "hi" } });

/** An Urdu story, from right to left. */
export const Urdu = meta.story({ args: { marked: urduMarked }, globals: { direction: "rtl" } });
