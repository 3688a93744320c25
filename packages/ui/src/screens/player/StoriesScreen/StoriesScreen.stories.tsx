import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { traitOptions } from "../../../fixtures/player/browse.ts";
import { longStory, summaries } from "../../../fixtures/player/stories.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./StoriesScreen.guide.ts";
import { StoriesScreen, type StoriesScreenProps } from "./StoriesScreen.tsx";

const none: StoriesScreenProps["query"] = { q: "", sort: "match", chosen: {} };
const many = Array.from({ length: 20 }, (_, at) => ({
  ...(summaries[at % summaries.length] ?? longStory),
  id: `story-${at}`,
}));

const ready: StoriesScreenProps["list"] = { state: "ready", items: many };

const meta = preview.meta({
  title: "Screens/Stories",
  component: StoriesScreen,
  args: {
    query: none,
    list: ready,
    total: 20,
    options: traitOptions,
    onQuery: fn(),
    onRetry: fn(),
    onMore: fn(),
    onPlay: fn(),
    onSurprise: fn(),
    links: { home: "#home" },
  },
  decorators: [withShell],
  globals: { viewport: { value: "desktop" } },
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

/** All stories: a filter, an order and a surprise are one press away. Words are asked for with Enter. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "All stories" })).toBeVisible();
    const region = within(canvas.getByRole("region", { name: "20 stories" }));
    await expect(region.getAllByRole("article")).toHaveLength(20);
    const filters = within(canvas.getByRole("complementary", { name: "Filters" }));
    await userEvent.click(filters.getByRole("checkbox", { name: /Folklore/ }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...none, chosen: { category: ["c1"] } });
    await userEvent.click(canvas.getByRole("button", { name: "Surprise me" }));
    await expect(args.onSurprise).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^Trending: the most plays/)).toBeVisible();
    const field = canvas.getByRole("searchbox", { name: "Words, a name, an author" });
    await userEvent.type(field, " karna {Enter}");
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...none, q: "karna" });
    canvas.getByRole("combobox", { name: /In which order/ }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Shortest" }));
    await waitFor(() =>
      expect(args.onQuery).toHaveBeenLastCalledWith({ ...none, sort: "shortest" }),
    );
  },
});

/** More than can be counted: the numbers are about right, and a button fetches more than the first hundred. */
export const VeryMany = meta.story({
  args: {
    total: 240_000,
    isEstimate: true,
    list: {
      state: "ready",
      items: Array.from({ length: 100 }, (_, at) => ({ ...longStory, id: `story-${at}` })),
      hasMore: true,
    },
  },
  play: async ({ args, canvas }) => {
    const title = "About 240,000 stories";
    await userEvent.click(canvas.getByRole("button", { name: `Show more: ${title}` }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
