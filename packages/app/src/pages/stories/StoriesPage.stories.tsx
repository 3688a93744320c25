import type { BrowsedStories } from "@katha/api/browse";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { type Answers, handlersFor, pending, problem } from "../../testing/page-answers.ts";
import { page, tryAgain } from "../../testing/page.tsx";
import { aStory, idOf } from "../../testing/stories.ts";

const inHindi = { trait: "language", value: "hi", name: "", stories: 2 } as const;
const folklore = { trait: "category", value: idOf(900), name: "Folklore", stories: 3 } as const;

/** Twenty-five stories in two pages; fewer with a filter, none for other words than "story". */
const shelves = ({ request }: { request: Request }): BrowsedStories => {
  const params = new URL(request.url).searchParams;
  const at = Number(params.get("page") ?? 1);
  const isKnown = ["", "story"].includes(params.get("q") ?? "");
  const isFiltered = params.has("language") || params.has("category");
  const total = !isKnown ? 0 : isFiltered ? 2 : 25;
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  return {
    stories: numbers.slice((at - 1) * 20, at * 20).map((number) => aStory(number)),
    page: at,
    hasMore: at * 20 < total,
    totalStories: total,
    isEstimate: false,
    counts: at === 1 ? [folklore, inHindi] : [],
  };
};

const answers: Answers = {
  browseStories: shelves,
  surpriseStory: aStory(7),
  getStory: ({ params }) => ({ ...aStory(7), id: String(params["id"]) }),
  similarStories: [],
};

const meta = preview.meta({
  ...page,
  title: "Pages/Stories/StoriesPage",
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: paths.stories, answers },
});

type Canvas = ReturnType<typeof within>;
const count = (canvas: Canvas, name: string) => canvas.findByRole("region", { name });

/** All stories; the second page comes when one nears the end, and a filter leaves those that have it. */
export const Default = meta.story({
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const all = within(await count(canvas, "25 stories"));
    await waitFor(() => expect(document.title).toContain("All stories"));
    (await all.findByRole("link", { name: "Story 20" })).scrollIntoView();
    await expect(await all.findByRole("link", { name: "Story 25" })).toBeInTheDocument();
    const filters = within(canvas.getByRole("complementary", { name: "Filters" }));
    await userEvent.click(filters.getByRole("checkbox", { name: "Folklore , 3 stories" }));
    const few = within(await count(canvas, "2 stories"));
    await expect(few.getAllByRole("article")).toHaveLength(2);
    await expect(filters.getByRole("checkbox", { name: /Folklore/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Folklore" }));
    await count(canvas, "25 stories");
  },
});

/** An address with words and a filter, as it is shared: all filters go by one press, and other words find nothing. */
export const Shared = meta.story({
  args: { at: `${paths.stories}?q=story&language=hi&sort=new` },
  play: async ({ canvas }) => {
    await count(canvas, "2 stories");
    await expect(canvas.getByRole("heading", { level: 1, name: /“story”/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Remove: Hindi" })).toBeVisible();
    const field = canvas.getByRole("searchbox", { name: "Words, a name, an author" });
    await expect(field).toHaveValue("story");
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await count(canvas, "25 stories");
    await expect(canvas.getByRole("heading", { level: 1, name: /“story”/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "xyzzy{Enter}");
    await expect(await canvas.findByText(/No story is like that/)).toBeVisible();
  },
});

/** Enter in the bar's search leads here, with the words; a surprise opens a story's page. */
export const FromTheBar = meta.story({
  args: { answers: { ...answers, searchStories: [] } },
  play: async ({ canvas }) => {
    await count(canvas, "25 stories");
    const [bar] = canvas.getAllByLabelText("Search stories");
    await userEvent.click(bar as HTMLElement);
    const [field] = await canvas.findAllByRole("combobox", { name: "Search stories" });
    await userEvent.type(field as HTMLElement, "story{Enter}", { skipClick: true });
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Stories for “story”" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Surprise me" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: aStory(7).title }),
    ).toBeVisible();
  },
});

const asked = fn();

/** Another order is chosen by keyboard; more stories than can be counted are about so many. */
export const Ordered = meta.story({
  globals: { viewport: { value: "desktop" } },
  args: {
    answers: {
      ...answers,
      browseStories: (call) => {
        asked(new URL(call.request.url).searchParams.get("sort"));
        return { ...shelves(call), total_stories: 240_000, is_estimate: true };
      },
    },
  },
  play: async ({ canvas }) => {
    await count(canvas, "About 240,000 stories");
    await expect(canvas.getByText(/^Trending: the most plays/)).toBeVisible();
    canvas.getByRole("combobox", { name: /In which order/ }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Shortest" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith("shortest"));
  },
});

/** The stories cannot be fetched, then they can. */
export const Failed = meta.story({
  args: { answers: { ...answers, browseStories: problem(500, "fault") } },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor(answers));
    await tryAgain(canvas, () => canvas.getByRole("region", { name: "25 stories" }));
  },
});

export const Loading = meta.story({
  args: { answers: { ...answers, browseStories: pending } },
  play: async ({ canvas }) => {
    await expect(await count(canvas, "Looking along the shelves")).toBeVisible();
  },
});

/** The next page did not come: it is fetched by a press only. */
export const MoreFailed = meta.story({
  args: {
    answers: {
      ...answers,
      browseStories: (call) =>
        new URL(call.request.url).searchParams.get("page") === "2"
          ? problem(500, "fault")()
          : shelves(call),
    },
  },
  play: async ({ canvas, msw }) => {
    const all = within(await count(canvas, "25 stories"));
    (await all.findByRole("link", { name: "Story 20" })).scrollIntoView();
    await expect(await all.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor(answers));
    await userEvent.click(all.getByRole("button", { name: "Show more: 25 stories" }));
    await expect(await all.findByRole("link", { name: "Story 25" })).toBeInTheDocument();
  },
});

/** In Hindi, on a phone: the filters come up from below, and go with a press that says what is found. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await count(canvas, "25 कहानियाँ");
    await expect(canvas.getByRole("heading", { level: 1, name: "सारी कहानियाँ" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "छाँटें" }));
    const body = within(document.body);
    const drawer = within(await body.findByRole("dialog", { name: "छाँटें" }));
    await userEvent.click(drawer.getByRole("checkbox", { name: /हिन्दी/ }));
    await userEvent.click(await drawer.findByRole("button", { name: "2 कहानियाँ" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "छाँटें (1)" })).toBeVisible();
  },
});

/** From right to left, with an Urdu story among others. */
export const Urdu = meta.story({
  args: {
    answers: {
      ...answers,
      browseStories: (call) => {
        const found = shelves(call);
        const urdu = aStory(1, { title: "چراغ کا نگہبان", language: "ur" });
        return { ...found, stories: [urdu, ...found.stories.slice(1)] };
      },
    },
  },
  globals: { direction: "rtl" },
});
