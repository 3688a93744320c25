import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  bareStory,
  hindiStory,
  longStory,
  summaries,
  urduStory,
} from "../../../../fixtures/player/stories.ts";
import { guide } from "./SearchBox.guide.ts";
import { SearchBox } from "./SearchBox.tsx";
import type { SearchAnswer, SearchBoxProps } from "./SearchBox.tsx";

/** Answers any search at once with the same stories. */
function Answering({ onSearch, answer, allHref }: SearchBoxProps) {
  const [query, setQuery] = useState<string>();
  const given = query !== undefined && answer !== undefined && { ...answer, query };
  return (
    <SearchBox
      onSearch={(asked) => {
        onSearch(asked);
        setQuery(asked);
      }}
      {...(given && { answer: given })}
      allHref={allHref}
    />
  );
}

const answering = (stories: SearchAnswer["stories"]) => ({ answer: { query: "", stories } });

const meta = preview.meta({
  title: "Parts/Story/SearchBox",
  component: SearchBox,
  args: { onSearch: fn(), ...answering(summaries.slice(0, 4)) },
  render: (args) => <Answering {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 380, minBlockSize: 560 }}>{Story()}</div>],
  parameters: { guide },
});

const page = () => within(document.body);

/** Focuses the field and waits for the combobox. */
async function reach(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByLabelText("Search stories"));
  return canvas.findByRole("combobox", { name: "Search stories" });
}

async function ask(canvas: ReturnType<typeof within>, words: string) {
  const field = await reach(canvas);
  await userEvent.type(field, words);
  return field;
}

/** As rendered in the bar: only a field, and nothing else has loaded. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Search stories" })).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

/**
 * Only spaces start no search; `SearchFinder.test.tsx` waits for one. A few letters and a pause cause one search; then
 * the stories, each with a link to its page.
 */
export const Found = meta.story({
  play: async ({ args, canvas }) => {
    const field = await ask(canvas, "  ");
    await expect(page().queryByRole("status")).toBeNull();
    await userEvent.type(field, "lamp ");
    const options = await page().findAllByRole("option");
    await expect(options).toHaveLength(4);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith("lamp");
    await expect(options[0]).toHaveAttribute("href", `/game/${summaries[0]?.id}`);
    await expect(options[0]).toHaveTextContent("Court intrigue");
    await expect(options[0]).toHaveTextContent("by Fort Desk");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(page().getByRole("status")).toHaveTextContent("4 stories found");
  },
});

/** Enter right after typing opens the first story as soon as it is found. */
export const EnterAtOnce = meta.story({
  play: async ({ canvas }) => {
    const field = await reach(canvas);
    const followed = fn((event: Event) => {
      event.preventDefault();
      return (event.target as HTMLElement).getAttribute("href");
    });
    document.body.addEventListener("click", followed, { once: true });
    await userEvent.type(field, "lamp{Enter}", { skipClick: true });
    await expect(page().getByRole("status")).toHaveTextContent("Searching...");
    await waitFor(() => expect(followed).toHaveReturnedWith(`/game/${summaries[0]?.id}`));
    await waitFor(() => expect(field).toHaveValue(""));
  },
});

const allHref = (query: string) => `#stories?q=${query}`;

/** Enter leads to all results at once, before any is here; a marked story is opened as before. */
export const EnterToAll = meta.story({
  args: { allHref },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const field = await reach(canvas);
    const followed = fn((event: Event) => {
      event.preventDefault();
      return (event.target as HTMLElement).closest("a")?.getAttribute("href");
    });
    document.body.addEventListener("click", followed);
    await userEvent.type(field, "lamp{Enter}", { skipClick: true });
    await waitFor(() => expect(followed).toHaveLastReturnedWith("#stories?q=lamp"));
    await waitFor(() => expect(field).toHaveValue(""));
    await userEvent.type(field, "lamp", { skipClick: true });
    const options = await page().findAllByRole("option");
    await waitFor(() => expect(page().getAllByRole("option")).toHaveLength(5));
    await expect(page().getAllByRole("option").at(-1)).toHaveTextContent("All results");
    await expect(options[0]).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(followed).toHaveLastReturnedWith(`/game/${summaries[0]?.id}`));
    document.body.removeEventListener("click", followed);
  },
});

/** While nothing is found, the way to all results stays. */
export const AllOfNone = meta.story({
  args: { ...answering([]), allHref },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await ask(canvas, "xyzzy");
    await waitFor(() => expect(page().getByRole("status")).toHaveTextContent("No stories found"));
    await expect(page().getByRole("status")).toBeVisible();
    const all = await page().findByRole("option", { name: "All results" });
    await expect(all).toHaveAttribute("href", "#stories?q=xyzzy");
  },
});

/**
 * Text typed before the combobox has loaded is kept, and the focus with it. Enter that confirms a word in an input method
 * opens no story, even before the results have loaded.
 */
export const Composing = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const plain = canvas.getByLabelText("Search stories");
    const followed = fn((event: Event) => event.preventDefault());
    document.body.addEventListener("click", followed, { once: true });
    await fireEvent.change(plain, { target: { value: "lamp" } });
    await fireEvent.keyDown(plain, { key: "Enter", keyCode: 229 });
    plain.focus();
    const field = await canvas.findByRole("combobox", { name: "Search stories" });
    await page().findAllByRole("option");
    await expect(field).toHaveValue("lamp");
    await expect(field).toHaveFocus();
    await expect(followed).not.toHaveBeenCalled();
    document.body.removeEventListener("click", followed);
  },
});

/**
 * Selecting a story opens its page and clears the field. By keyboard: the arrow keys to the second story, and Enter to its
 * page.
 */
export const Followed = meta.story({
  play: async ({ canvas }) => {
    const field = await ask(canvas, "lamp");
    const followed = fn((event: Event) => event.preventDefault());
    const [first] = await page().findAllByRole("option");
    first?.addEventListener("click", followed);
    await userEvent.click(first as HTMLElement);
    await expect(followed).toHaveBeenCalledOnce();
    await waitFor(() => expect(field).toHaveValue(""));
    await waitFor(() => expect(page().queryByRole("option")).toBeNull());
    await userEvent.type(field, "lamp");
    const [, second] = await page().findAllByRole("option");
    second?.addEventListener("click", followed);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant", second?.id));
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(field).toHaveValue(""));
    await waitFor(() => expect(page().queryByRole("option")).toBeNull());
  },
});

/** Escape closes the results and keeps the text; a press elsewhere closes them too. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const field = await ask(canvas, "lamp");
    await page().findAllByRole("option");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("option")).toBeNull());
    await expect(field).toHaveValue("lamp");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "s");
    await page().findAllByRole("option");
    await userEvent.click(document.body);
    await waitFor(() => expect(page().queryByRole("option")).toBeNull());
  },
});

/** The search is running: the results of an earlier one are not shown for the current text. */
export const LateAnswer = meta.story({
  render: ({ onSearch }) => (
    <SearchBox onSearch={onSearch} answer={{ query: "la", stories: summaries }} />
  ),
  play: async ({ canvas }) => {
    await ask(canvas, "lamp");
    await waitFor(() => expect(page().getByRole("status")).toHaveTextContent("Searching..."));
    await expect(page().queryByRole("option")).toBeNull();
  },
});

/** No results: Enter does nothing. Pasted text is shortened to the maximum length of a search. */
export const NoneFound = meta.story({
  args: answering([]),
  play: async ({ args, canvas }) => {
    const field = await ask(canvas, "xyzzy{Enter}");
    const status = () => expect(page().getByRole("status")).toHaveTextContent("No stories found");
    await waitFor(status);
    await userEvent.keyboard("{Enter}");
    await status();
    await expect(field).toHaveValue("xyzzy");
    await userEvent.clear(field);
    await userEvent.paste("lamp".repeat(150));
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith("lamp".repeat(50)));
    await waitFor(status);
  },
});

/** The search failed: one quiet line. */
export const Failed = meta.story({
  args: answering(null),
  play: async ({ canvas }) => {
    await ask(canvas, "lamp");
    await waitFor(() =>
      expect(page().getByRole("status")).toHaveTextContent("Search did not answer"),
    );
  },
});

/** At most ten results, including stories with long texts and with none; on a phone they are as wide as the screen. */
export const LongText = meta.story({
  args: answering([longStory, bareStory, ...summaries, urduStory, hindiStory]),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await ask(canvas, "a");
    const options = await page().findAllByRole("option");
    await expect(options).toHaveLength(10);
    await waitFor(async () => {
      const { left, right } = (options[0] as HTMLElement).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: answering([hindiStory, ...summaries.slice(1, 3)]),
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("कहानियाँ खोजें"));
    await userEvent.type(await canvas.findByRole("combobox"), "वन");
    await page().findAllByRole("option");
  },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: answering([urduStory, ...summaries.slice(1, 3)]),
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await ask(canvas, "چراغ");
    await page().findAllByRole("option");
  },
});
