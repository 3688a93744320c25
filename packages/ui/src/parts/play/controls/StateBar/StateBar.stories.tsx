import { expect, userEvent } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { hindiState, lampState, noState, urduState } from "../../../../fixtures/player/state.ts";
import { guide } from "./StateBar.guide.ts";
import { StateBar } from "./StateBar.tsx";

const meta = preview.meta({
  title: "Parts/Play/StateBar",
  component: StateBar,
  args: { state: lampState, language: "en" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, chromatic: { modes: modes.screen } },
});

const name = /^How things stand/;

/** One line with two things, health first. Screen readers read it as one sentence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole("button", { name });
    await expect(line).toHaveAccessibleName("How things stand: Health 3 of 5 Trust 2 of 5");
    await expect(line).toHaveAttribute("aria-expanded", "false");
  },
});

/**
 * Open, it shows every quality, even unset ones, and what each thing is. Escape closes it and keeps
 * the focus.
 */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole("button", { name });
    await userEvent.click(line);
    const panel = canvas.getByRole("region", { name: "How things stand" });
    await expect(panel).toHaveTextContent("You are watchedno");
    await expect(panel).toHaveTextContent("Your namenothing");
    await expect(canvas.getByText("Cold, and heavier than it looks.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(panel).not.toBeInTheDocument();
    await expect(line).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading", { name: "Your bag 2 of 8" })).toBeVisible();
    await userEvent.click(document.body);
    await expect(line).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(line);
  },
});

/** On a phone the line is as wide as the page. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole("button", { name });
    await expect(line.getBoundingClientRect().width).toBeLessThanOrEqual(360);
    await expect(canvas.getByText("2 of 5")).toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByRole("heading", { name: "Your bag 2 of 8" })).toBeVisible();
  },
});

/** A single quality on a phone has all the room it needs. */
export const OneOnAPhone = meta.story({
  args: {
    state: {
      ...noState,
      qualities: lampState.qualities.filter(({ id }) => id === "trust"),
      slots: 4,
    },
  },
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const trust = canvas.getByText("Trust");
    await expect(trust.scrollWidth).toBeLessThanOrEqual(trust.clientWidth);
    await expect(canvas.getByText("0 of 4")).toBeVisible();
  },
});

/** An empty bag. */
export const EmptyBag = meta.story({
  args: { state: { ...noState, slots: 4 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "How things stand Your bag 0 of 4" }));
    await expect(canvas.getByText("There is nothing in it yet.")).toBeVisible();
  },
});

/** No quality is set yet, and the story has no bag. A story without visible state has no bar. */
export const NotYet = meta.story({
  render: (args) => (
    <>
      <StateBar
        {...args}
        state={{ ...noState, qualities: lampState.qualities.filter(({ value }) => !value) }}
      />
      <StateBar {...args} state={noState} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "How things stand" })).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
});

/** Twenty qualities and a full bag: the line keeps its height. */
export const Long = meta.story({
  args: {
    state: {
      qualities: Array.from({ length: 20 }, (_, at) => ({
        id: `quality ${at}`,
        name: `What the ${at + 1}. witness says of the night of the third bell`,
        kind: "number" as const,
        value: at,
        least: 0,
        most: 20,
      })),
      things: Array.from({ length: 8 }, (_, at) => ({
        id: `thing ${at}`,
        name: `the ${at + 1}. lamp`,
        about: "One of eight, and all of them are out.",
      })),
      slots: 8,
    },
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole("button", { name });
    await expect(line.getBoundingClientRect().height).toBeLessThan(50);
    await userEvent.click(line);
  },
});

const longAnswer = "Walker the Younger of the Third Arch, whom they call the Lump";

/** A long name and a long answer: the line has the words that fit, and none is cut. */
export const LongAnswer = meta.story({
  args: {
    state: {
      ...lampState,
      qualities: [
        {
          id: "called",
          name: "What you were called before you were called Gatti",
          kind: "text",
          value: longAnswer,
          least: null,
          most: null,
        },
        ...lampState.qualities.filter(({ kind, value }) => kind === "number" || value === true),
      ],
    },
  },
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole("button", { name });
    for (const shown of line.querySelectorAll("[lang], [lang] + bdi")) {
      const { right } = shown.getBoundingClientRect();
      for (const word of wordsOf(shown)) {
        const box = word.getBoundingClientRect();
        const isShown = box.bottom <= shown.getBoundingClientRect().bottom + 1;
        if (isShown) await expect(box.right).toBeLessThanOrEqual(right + 1);
      }
    }
    await userEvent.click(line);
    await expect(canvas.getByText(longAnswer, { selector: "dd" })).toBeVisible();
  },
});

function wordsOf(element: Element): Range[] {
  const text = element.firstChild as Text;
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range;
  });
}

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  args: { state: hindiState, language: "hi" },
  globals: { locale: "hi", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^अब तक का हाल/ }));
  },
});

/** In Urdu, from right to left. */
export const Urdu = meta.story({
  args: { state: urduState, language: "ur" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name }));
  },
});
