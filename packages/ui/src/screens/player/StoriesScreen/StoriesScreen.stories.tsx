import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { folklore, traitOptions } from "../../../fixtures/player/browse.ts";
import { hindiStory, longStory, summaries, urduStory } from "../../../fixtures/player/stories.ts";
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

/** All stories: a filter, an order and a surprise are one press away. */
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
  },
});

/** Words are asked for with Enter, and another order with a press. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Words, a name, an author" });
    await userEvent.type(field, " karna {Enter}");
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...none, q: "karna" });
    const order = canvas.getByRole("combobox", { name: /In which order/ });
    order.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Shortest" }));
    await waitFor(() =>
      expect(args.onQuery).toHaveBeenLastCalledWith({ ...none, sort: "shortest" }),
    );
  },
});

/** With words and filters: each can be taken back, or all at once. */
export const Asked = meta.story({
  args: {
    query: { q: "lamp", sort: "match", chosen: { category: [folklore.value], language: ["hi"] } },
    list: { state: "ready", items: [hindiStory] },
    total: 1,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Stories for “lamp”" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "1 story" })).toBeVisible();
    const asked = within(canvas.getByRole("list", { name: "What you asked for" }));
    await userEvent.click(asked.getByRole("button", { name: "Remove: Folklore" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      q: "lamp",
      sort: "match",
      chosen: { language: ["hi"] },
    });
    await userEvent.click(asked.getByRole("button", { name: "Clear all" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ q: "lamp", sort: "match", chosen: {} });
  },
});

/** Nothing was found. */
export const NoneFound = meta.story({
  args: {
    query: { q: "xyzzy", sort: "match", chosen: {} },
    list: { state: "ready", items: [] },
    total: 0,
    options: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No story is like that/)).toBeVisible();
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

/** The next page did not come: it is fetched by a press only. */
export const MoreFailed = meta.story({
  args: {
    list: { state: "ready", items: many, hasMore: true, moreError: "Katha cannot be reached" },
    total: 60,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Katha cannot be reached");
    await userEvent.click(canvas.getByRole("button", { name: "Show more: 60 stories" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { list: { state: "loading" }, total: undefined, options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Looking along the shelves" })).toBeVisible();
  },
});

/** The stories could not be fetched. */
export const Failed = meta.story({
  args: { list: { state: "failed", message: "Katha cannot be reached" }, total: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone the filters come up from below, and go with a press that says what is found. */
export const Phone = meta.story({
  args: { query: { ...none, chosen: { language: ["hi"] } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters (1)" }));
    const page = within(document.body);
    const drawer = within(await page.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(drawer.getByRole("checkbox", { name: /Mystery/ }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      ...none,
      chosen: { language: ["hi"], category: ["c2"] },
    });
    await userEvent.click(drawer.getByRole("button", { name: "20 stories" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { list: { state: "ready", items: [hindiStory, ...summaries] } },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "सारी कहानियाँ" })).toBeVisible();
  },
});

/** From right to left. */
export const Urdu = meta.story({
  args: { list: { state: "ready", items: [urduStory, ...summaries] } },
  globals: { direction: "rtl" },
});
