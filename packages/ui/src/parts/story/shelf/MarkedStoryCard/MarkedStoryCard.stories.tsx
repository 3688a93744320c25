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
import type { MarkedCardStory } from "../../story.ts";
import type { StoryMark } from "../shelf.ts";
import { guide } from "./MarkedStoryCard.guide.ts";
import { MarkedStoryCard } from "./MarkedStoryCard.tsx";

const { title } = keptStory;
const unmarked = (story: MarkedCardStory): MarkedCardStory => ({
  ...story,
  userState: { hasLiked: false, hasBookmarked: false },
});
const bookmark: StoryMark = "bookmark";

const meta = preview.meta({
  title: "Parts/Story/MarkedStoryCard",
  component: MarkedStoryCard,
  args: { story: keptStory, mark: bookmark, onMark: fn(), onPlay: fn() },
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
    await expect(canvas.getByText(`Since ${dateOf(keptStory.markedAt)}`)).toBeVisible();
    await expect(canvas.getByRole("link", { name: title })).toHaveAttribute(
      "href",
      `/game/${keptStory.id}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: `Remove the bookmark: ${title}` }));
    await expect(args.onMark).toHaveBeenLastCalledWith(keptStory.id);
  },
});

/** The bookmark was removed: the story keeps its place, and can be bookmarked again. */
export const Removed = meta.story({
  args: { story: unmarked(keptStory) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Bookmark removed");
    await userEvent.click(canvas.getByRole("button", { name: `Bookmark: ${title}` }));
    await expect(args.onMark).toHaveBeenCalledOnce();
  },
});

/** The story is no longer available: its title, the reason, and a button to remove it. */
export const Closed = meta.story({
  args: { story: closedMarked },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("This story is no longer on the shelves.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Remove the bookmark/ }));
    await expect(args.onMark).toHaveBeenLastCalledWith(closedMarked.id);
  },
});

/** A story that is no longer available cannot be bookmarked again; the focus stays where it was. */
export const ClosedAndRemoved = meta.story({
  args: { story: unmarked(closedMarked) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: /^Bookmark: / });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onMark).not.toHaveBeenCalled();
  },
});

/** A mature story, for readers who have not asked for them. */
export const Veiled = meta.story({
  args: { story: veiledMarked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("For readers of 17 and over.")).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Play / })).toBeNull();
  },
});

/** Liked, with long text, in a narrow column on a phone. */
export const LongText = meta.story({
  args: { story: longMarked, mark: "like" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "156px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = `Take back the like: ${longMarked.title}`;
    await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
});

/** A Hindi story in the Hindi interface. */
export const Hindi = meta.story({ args: { story: hindiMarked }, globals: { locale: "hi" } });

/** An Urdu story, from right to left. */
export const Urdu = meta.story({ args: { story: urduMarked }, globals: { direction: "rtl" } });
