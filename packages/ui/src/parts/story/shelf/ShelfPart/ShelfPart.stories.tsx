import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { summaries } from "../../../../fixtures/player/stories.ts";
import { StoryCard } from "../../library/StoryCard/StoryCard.tsx";
import type { ShelfList } from "../shelf.ts";
import type { CardStory } from "../../story.ts";
import { guide } from "./ShelfPart.guide.ts";
import { ShelfPart } from "./ShelfPart.tsx";
import type { ShelfPartProps } from "./ShelfPart.tsx";

type StoriesProps = Omit<ShelfPartProps<CardStory>, "children">;

/** A section with stories. */
function Stories(props: StoriesProps) {
  return (
    <ShelfPart {...props}>
      {(story) => (
        <li key={story.id}>
          <StoryCard story={story} />
        </li>
      )}
    </ShelfPart>
  );
}

const here: ShelfList<CardStory> = { state: "ready", items: summaries };
const loading: ShelfList<CardStory> = { state: "loading" };
const failed: ShelfList<CardStory> = {
  state: "failed",
  message: "We cannot reach the library. Check your connection.",
};

const meta = preview.meta({
  title: "Parts/Story/ShelfPart",
  component: Stories,
  args: {
    title: "Bookmarks",
    list: here,
    empty: "No bookmarks yet. Bookmark a story on its page, to find it here again.",
    onRetry: fn(),
    onMore: fn(),
  },
  parameters: { guide },
});

/** A complete list. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Bookmarks" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(summaries.length);
    await expect(canvas.queryByRole("button", { name: /^Show more/ })).toBeNull();
  },
});

/** A server that returns the rest at once. */
function Paged(props: StoriesProps) {
  const [count, setCount] = useState(4);
  return (
    <Stories
      {...props}
      list={{
        state: "ready",
        items: summaries.slice(0, count),
        hasMore: count < summaries.length,
      }}
      onMore={() => setCount(summaries.length)}
    />
  );
}

/** In one line that scrolls sideways, while the page does not. */
export const Row = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: "Go on playing", layout: "row" },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: "var(--k-gutter, 16px)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/**
 * After the last page has loaded, the button disappears, and the first new story gets the focus.
 */
export const More = meta.story({
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Show more: Bookmarks" }).focus();
    await userEvent.keyboard("{Enter}");
    const first = canvas.getByRole("link", { name: summaries[4]?.title ?? "" });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: /^Show more/ })).toBeNull();
  },
});

/** Loading the next page failed; the list stays. */
export const MoreFailed = meta.story({
  args: {
    list: { state: "ready", items: summaries, hasMore: true, moreError: "The rest did not come." },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The rest did not come.");
    await userEvent.click(canvas.getByRole("button", { name: "Show more: Bookmarks" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Empty, with a link to find stories. */
export const Empty = meta.story({
  args: { list: { state: "ready", items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No bookmarks yet\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find a story" })).toHaveAttribute(
      "href",
      "/home",
    );
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { list: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your shelf...");
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { list: failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
