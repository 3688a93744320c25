import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { ferry, ferryNumbers, noNumbers } from "../../testing/drafts.ts";
import { asScreen, canTryAgain, page } from "../../testing/page.tsx";
import { allUnreachable, pending, unreachable } from "../../testing/page-answers.ts";
import { author } from "../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Author/NumbersPage",
  args: {
    at: paths.storyNumbers(ferry.id),
    viewer: author,
    answers: { getStory: ferry, getNumbers: ferryNumbers },
  },
});

/** Where plays of a story stop, as text and on its map, which cannot be edited; a scene that is gone has no place there. */
export const Default = meta.story({
  args: {
    answers: {
      getStory: ferry,
      getNumbers: {
        ...ferryNumbers,
        drop_off: [...ferryNumbers.dropOff, { node: "old_mill", plays: 1, share: 0.5 }],
      },
    },
  },
  parameters: asScreen,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: ferry.title });
    await expect(heading).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`Numbers of ${ferry.title} · Katha`));
    await expect(canvas.getByText("by 2 players")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Endings" })).toHaveTextContent("The ferryman");
    const stops = within(canvas.getByRole("list", { name: "Where plays stop" }));
    const items = stops.getAllByRole("listitem");
    await expect(items).toHaveLength(2);
    await expect(stops.queryByRole("button", { name: /old_mill/ })).toBeNull();
    await expect(items[0]).toHaveTextContent(/ghat\s*50%.+1 play/);
    await userEvent.click(stops.getByRole("button", { name: "Show ghat on the map" }));
    const described = await canvas.findAllByText(
      "ghat, 2 choices, the story starts here, 1 stopped",
    );
    await expect(described[0]).toBeVisible();
    const scene = await canvas.findByRole("button", { name: /^ghat.+1 stopped/ });
    await waitFor(() => expect(scene).toHaveAttribute("aria-pressed", "true"));
    await expect(canvas.queryByRole("button", { name: "Add a scene" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Back to My Stories" })).toHaveAttribute(
      "href",
      paths.myStories,
    );
  },
});

/** Every play reaches an ending, and nothing is retold. */
export const AlwaysFinished = meta.story({
  args: {
    answers: {
      getStory: ferry,
      getNumbers: { ...ferryNumbers, finishes: 2, completionRate: 100, drop_off: [], retried: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Every play came to an ending.")).toBeVisible();
  },
});

/** Some plays were started, none reached an ending. */
export const Begun = meta.story({
  args: {
    answers: {
      getStory: ferry,
      getNumbers: { ...ferryNumbers, finishes: 0, completionRate: 0, endings: [] },
    },
  },
});

/** Nobody has played the draft: the page says how others can try it. */
export const Empty = meta.story({
  args: { answers: { getStory: ferry, getNumbers: noNumbers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody has played it yet")).toBeVisible();
    await expect(canvas.getByText(/Give somebody the link/)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Where plays stop" })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { answers: { getStory: pending, getNumbers: pending } },
  parameters: { isUntitled: true },
});

const asked = fn(unreachable);

/** The server cannot be reached, and is asked again. */
export const Unreachable = meta.story({
  args: { answers: { ...allUnreachable, getNumbers: asked } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    asked.mockClear();
    await userEvent.click(retry);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await canTryAgain(canvas);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
