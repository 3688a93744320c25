import { expect, fn, userEvent, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { endedSession, keptStory, openSession, shelf } from "../../../fixtures/player/shelf.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { MatureFilter } from "../../../parts/story/MatureFilter/MatureFilter.tsx";
import { guide } from "./ShelfScreen.guide.ts";
import { ShelfScreen } from "./ShelfScreen.tsx";

const meta = preview.meta({
  title: "Screens/Shelf",
  component: ShelfScreen,
  args: {
    lists: shelf,
    onRetry: fn(),
    onMore: fn(),
    onMark: fn(),
    onPlay: fn(),
    links: { home: "#home" },
    filter: <MatureFilter hidden={false} onChange={fn()} />,
  },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Sessions to continue, bookmarks, likes and finished sessions. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const open = within(canvas.getByRole("region", { name: "Go on playing" }));
    await expect(open.getAllByRole("article")).toHaveLength(3);
    await expect(open.getByRole("link", { name: openSession.title })).toHaveAttribute(
      "href",
      openSession.href,
    );
    const ended = within(canvas.getByRole("region", { name: "Played to an ending" }));
    await expect(ended.getByRole("link", { name: endedSession.title })).toBeVisible();
    const bookmarks = within(canvas.getByRole("region", { name: "Bookmarks" }));
    const { id, title } = keptStory.story;
    await userEvent.click(bookmarks.getByRole("button", { name: `Remove the bookmark: ${title}` }));
    await expect(args.onMark).toHaveBeenLastCalledWith("bookmark", id);
    await userEvent.click(bookmarks.getByRole("button", { name: `Play ${title}` }));
    await expect(args.onPlay).toHaveBeenLastCalledWith(id);
  },
});
