import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { ferryNumbers } from "../../../fixtures/author/numbers.ts";
import { ferryGraph, hindiGraph, urduGraph } from "../../../fixtures/author/story-maps.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./NumbersScreen.guide.ts";
import { NumbersScreen } from "./NumbersScreen.tsx";
import type { NumberedStory } from "./numbered-story.ts";
import type { NumbersResult } from "./NumbersScreen.tsx";

const ferry: NumberedStory = {
  title: "The Last Ferry",
  language: "en",
  status: "published",
  graph: ferryGraph,
  numbers: ferryNumbers,
  links: { edit: "#edit", view: "#view" },
};
const here = (more: Partial<NumberedStory> = {}): NumbersResult => ({
  state: "ready",
  story: { ...ferry, ...more },
});
const none = {
  ...ferryNumbers,
  starts: 0,
  players: 0,
  finishes: 0,
  completion: null,
  rating: null,
  endings: [],
  stops: [],
  retold: [],
};
const loading: NumbersResult = { state: "loading" };
const failed: NumbersResult = { state: "failed", message: "Failed to load the numbers" };

const meta = preview.meta({
  title: "Screens/Numbers",
  component: NumbersScreen,
  args: { result: here(), onRetry: fn(), links: { back: "#my-stories" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A story with plays: the list beside the map says in words what the map shows, and links to it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "The Last Ferry" })).toBeVisible();
    const stops = within(canvas.getByRole("list", { name: "Where plays stop" }));
    await expect(stops.getAllByRole("listitem")[0]).toHaveTextContent(/midstream\s*30%.+38 plays/);
    await expect(stops.queryByRole("button", { name: /old_mill/ })).toBeNull();
    await userEvent.click(stops.getByRole("button", { name: "Show midstream on the map" }));
    const slip = await canvas.findByRole("button", { name: /^midstream.+38 stopped/ });
    await waitFor(() => expect(slip).toHaveAttribute("aria-pressed", "true"));
    await expect(canvas.getAllByText("midstream, 3 choices, 38 stopped")[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add a scene" })).toBeNull();
  },
});

/** Every play reaches an ending, and nothing is retold. */
export const Beloved = meta.story({
  args: {
    result: here({
      numbers: { ...ferryNumbers, finishes: 128, completion: 100, stops: [], retold: [] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Every play came to an ending.")).toBeVisible();
  },
});

/** Some plays were started, none reached an ending. */
export const Begun = meta.story({
  args: {
    result: here({
      numbers: { ...ferryNumbers, finishes: 0, completion: 0, rating: null, endings: [] },
    }),
  },
});

/** Published, without plays. */
export const Unplayed = meta.story({
  args: { result: here({ numbers: none }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nobody has played it yet")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Where plays stop" })).toBeNull();
  },
});

/** A draft without plays: the page says how others can try it. */
export const UnplayedDraft = meta.story({
  args: { result: here({ numbers: none, status: "draft" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Give somebody the link/)).toBeVisible();
  },
});

/** Loading. */
export const Loading = meta.story({ args: { result: loading } });

/** Loading failed. */
export const Failed = meta.story({
  args: { result: failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone the list is above the map. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    result: here({
      title: "आख़िरी नाव",
      language: "hi",
      graph: hindiGraph,
      numbers: {
        ...ferryNumbers,
        stops: [{ node: "मझधार", plays: 38, share: 0.297 }],
        endings: [{ node: "भोर", title: "इस पार की सुबह", plays: 61, share: 1 }],
        retold: [{ node: "नाव", tellings: 3, plays: 2 }],
      },
    }),
  },
  globals: { locale: "hi" },
});

/** In Urdu, right to left. */
export const Urdu = meta.story({
  args: {
    result: here({
      title: "آخری ناؤ",
      language: "ur",
      graph: urduGraph,
      numbers: {
        ...ferryNumbers,
        stops: [{ node: "ناؤ", plays: 38, share: 0.297 }],
        endings: [{ node: "صبح", title: "اِس پار کی صبح", plays: 61, share: 1 }],
        retold: [],
      },
    }),
  },
  globals: { direction: "rtl" },
});
