import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { summaries } from "../../../../fixtures/player/stories.ts";
import { StoryRow } from "../../library/StoryRow/StoryRow.tsx";
import { guide } from "./ForYou.guide.ts";
import { ForYou } from "./ForYou.tsx";

const why = { found: "tastes", languages: ["en", "hi"], categories: ["Folklore"] } as const;

const meta = preview.meta({
  title: "Parts/Story/ForYou",
  component: ForYou,
  args: { row: StoryRow, stories: summaries, why, href: "#all", onChange: fn(), onPlay: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Stories in one's languages, of what one likes; what it follows is changed by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const shelf = canvas.getByRole("region", { name: "For you" });
    await expect(shelf).toHaveTextContent("Because you read English and Hindi and like Folklore");
    await expect(canvas.getByRole("link", { name: "For you" })).toHaveAttribute("href", "#all");
    canvas.getByRole("button", { name: "Change languages and tastes" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** One reads everything of some kinds: many of them are counted. */
export const CategoriesAlone = meta.story({
  args: {
    why: {
      found: "tastes",
      languages: [],
      categories: ["Folklore", "Mystery", "Epics", "Court intrigue", "Ghosts"],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "For you" })).toHaveTextContent(
      "Because you like Folklore, Mystery, Epics, and 2 more",
    );
  },
});

/** Of what one likes nothing is in one's languages: others in those stand there, and it says so. */
export const OtherwiseInTheLanguage = meta.story({
  args: { why: { found: "languages", languages: ["hi"], categories: ["Mystery"] } },
  play: async ({ canvas }) => {
    const note = "Nothing of Mystery in Hindi yet; these are other stories in Hindi";
    await expect(canvas.getByText(note)).toBeVisible();
  },
});

/** No story is in one's languages. */
export const None = meta.story({
  args: { stories: [], why: { found: "none", languages: ["ta"], categories: ["Mystery"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No story in Tamil yet\./)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByRole("button", { name: /^Change/ })).toBeVisible();
  },
});

/** No story is of what one likes. */
export const NoneOfThem = meta.story({
  args: { stories: [], why: { found: "none", languages: [], categories: ["Mystery"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No story of Mystery yet\./)).toBeVisible();
  },
});

/** Until the stories have loaded: its place is there, and what it follows can be changed. */
export const Loading = meta.story({
  args: { stories: undefined, why: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "For you" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Change/ })).toBeVisible();
  },
});

/** They could not be loaded: the shelf says so, and tries again. */
export const Failed = meta.story({
  args: {
    stories: undefined,
    why: undefined,
    failure: "The server cannot be reached.",
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The server cannot be reached.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left: languages alone. */
export const RightToLeft = meta.story({
  args: { why: { ...why, categories: [] } },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Because you read English and Hindi")).toBeVisible();
  },
});
