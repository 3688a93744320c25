import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { hindiMemories, memories, urduMemories } from "../../../../fixtures/player/memory.ts";
import { guide } from "./MemoryPanel.guide.ts";
import type { MemoryAnswer } from "./memory.ts";
import { MemoryPanel } from "./MemoryPanel.tsx";
import type { MemoryPanelProps } from "./MemoryPanel.tsx";

/** Stands in for a narrator: keeps what is corrected, drops what is forgotten. */
function Remembering(props: MemoryPanelProps) {
  const [items, setItems] = useState(props.items);
  return (
    <MemoryPanel
      {...props}
      items={items}
      onCorrect={async (id, text) => {
        const answer = await props.onCorrect(id, text);
        if (answer) return answer;
        const corrected = { text, isCorrected: true };
        const before = memories.find((item) => item.id === id);
        setItems((all = []) =>
          all.some((item) => item.id === id)
            ? all.map((item) => (item.id === id ? { ...item, ...corrected } : item))
            : [...all, ...(before ? [{ ...before, ...corrected }] : [])],
        );
        return undefined;
      }}
      onNote={async (text) => {
        const answer = await props.onNote(text);
        if (!answer)
          setItems((all = []) => [{ id: text, kind: "noted", text, isCorrected: true }, ...all]);
        return answer;
      }}
      onPin={async (id, isPinned) => {
        const answer = await props.onPin(id, isPinned);
        if (!answer)
          setItems((all) => all?.map((item) => (item.id === id ? { ...item, isPinned } : item)));
        return answer;
      }}
      onForget={async (id) => {
        const answer = await props.onForget(id);
        if (!answer) setItems((all) => all?.filter((item) => item.id !== id));
        return answer;
      }}
    />
  );
}

const kept = async (): Promise<MemoryAnswer> => undefined;
const refused = async (): Promise<MemoryAnswer> => ({ failure: "It could not be kept." });

const meta = preview.meta({
  title: "Parts/Play/MemoryPanel",
  component: MemoryPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    items: memories,
    language: "en",
    onRetry: fn(),
    onNote: fn(kept),
    onPin: fn(kept),
    onCorrect: fn(kept),
    onForget: fn(kept),
  },
  render: (args) => <Remembering {...args} />,
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

const cup = "A brass cup with a dent in the lip";
const correct = (text = cup) => screen.findByRole("button", { name: `Correct: ${text}` });

/**
 * By kind, with events in order. An empty correction is refused, as forgetting has its own button, and Escape cancels.
 * After a correction the focus is where it was.
 */
export const Default = meta.story({
  play: async ({ args }) => {
    await expect(
      await screen.findByRole("dialog", { name: "What the narrator remembers" }),
    ).toBeVisible();
    await expect(screen.getByRole("heading", { name: "Promises" })).toBeVisible();
    await expect(
      within(screen.getAllByRole("list").at(-1) as HTMLElement).getAllByRole("listitem"),
    ).toHaveLength(2);
    const field = () => screen.getByRole("textbox", { name: "As it should be remembered" });
    await userEvent.click(await correct());
    await expect(field()).toHaveFocus();
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(field()).toHaveAccessibleDescription("Write how it is, or forget it.");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await userEvent.click(await correct());
    await userEvent.clear(field());
    await userEvent.type(field(), "A silver cup.");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onCorrect).toHaveBeenCalledWith("m3", "A silver cup.");
    await expect(await screen.findByRole("status")).toHaveTextContent("will remember it so");
    const again = await correct("A silver cup.");
    await waitFor(() => expect(again).toHaveFocus());
  },
});

/** Important deeds come first; one is disputed, and that is taken back. Others are forgotten by keyboard, and restored. */
export const Deeds = meta.story({
  args: {
    items: [
      { id: "d1", kind: "deed", text: "You promised Yama your name.", isCorrected: false },
      {
        id: "d2",
        kind: "deed",
        text: "You left the goat its rope.",
        isCorrected: false,
        isStruck: true,
      },
      ...memories,
    ],
  },
  play: async ({ args }) => {
    const text = "You promised Yama your name.";
    const strike = await screen.findByRole("button", { name: `That is not so: ${text}` });
    await userEvent.click(strike);
    await expect(args.onForget).toHaveBeenCalledWith("d1");
    await expect(await screen.findByRole("status")).toHaveTextContent("Struck out.");
    const other = "You left the goat its rope.";
    await expect(screen.getByText(other, { selector: "s" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: `It was so after all: ${other}` }));
    await expect(args.onCorrect).toHaveBeenCalledWith("d2", other);
    const forget = screen.getByRole("button", { name: `Forget: ${cup}` });
    forget.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onForget).toHaveBeenCalledWith("m3");
    const back = await screen.findByRole("button", { name: "Bring it back" });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(screen.queryByRole("button", { name: `Correct: ${cup}` })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(args.onCorrect).toHaveBeenCalledWith("m3", cup);
    await expect(await correct()).toBeVisible();
  },
});

const openNote = () => screen.findByRole("button", { name: "Note something to remember" });
const noteField = () => screen.findByRole("textbox", { name: "Note something to remember" });

/** The player writes a fact down, pins a sentence so that it stays first, and takes both back. */
export const NotesAndPins = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const note = "The third step is hollow.";
    (await openNote()).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await noteField()).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(async () => expect(await openNote()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Note it" }));
    await expect(await noteField()).toHaveAccessibleDescription(/Write something first\./);
    await userEvent.type(await noteField(), note);
    await userEvent.click(screen.getByRole("button", { name: "Note it" }));
    await expect(await screen.findByText(note)).toBeVisible();
    await expect(screen.getByRole("heading", { name: "What you noted" })).toBeVisible();
    await waitFor(async () => expect(await openNote()).toHaveFocus());

    const pin = () => screen.getByRole("button", { name: `Pin: ${cup}` });
    await userEvent.click(pin());
    await waitFor(() => expect(pin()).toHaveAttribute("aria-pressed", "true"));
    await expect(args.onPin).toHaveBeenCalledWith("m3", true);
    await expect(screen.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent("Pinned");
    await userEvent.click(pin());
    await waitFor(() => expect(pin()).toHaveAttribute("aria-pressed", "false"));
    await expect(screen.queryByRole("heading", { name: "Pinned" })).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: `Forget: ${note}` }));
    await waitFor(() =>
      expect(screen.queryByRole("heading", { name: "What you noted" })).toBeNull(),
    );
  },
});

/** Nothing could be saved, noted or pinned: it says why, and what was typed stays. */
export const Refused = meta.story({
  args: { onCorrect: fn(refused), onNote: fn(refused), onPin: fn(refused) },
  play: async () => {
    await userEvent.click(await correct());
    const field = screen.getByRole("textbox", { name: "As it should be remembered" });
    await userEvent.type(field, " It is mine.");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("It could not be kept.");
    await expect(field).toHaveValue(`${cup} It is mine.`);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await userEvent.click(await openNote());
    await userEvent.type(await noteField(), "One more.");
    await userEvent.click(screen.getByRole("button", { name: "Note it" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("It could not be kept.");
    await expect(await noteField()).toHaveValue("One more.");
    await userEvent.click(screen.getByRole("button", { name: `Pin: ${cup}` }));
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    await expect(screen.queryByRole("heading", { name: "Pinned" })).toBeNull();
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { items: undefined },
  play: async () => {
    await expect(await screen.findByRole("status")).toHaveAccessibleName(
      "Leafing through what was said...",
    );
  },
});

/** Nothing is remembered yet. */
export const Empty = meta.story({ args: { items: [] } });

/** Loading failed. */
export const Failed = meta.story({
  args: { items: undefined, failure: "Katha cannot be reached." },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { items: hindiMemories, language: "hi" },
  globals: { locale: "hi" },
});

/** An Urdu story, from right to left. */
export const Urdu = meta.story({
  args: { items: urduMemories, language: "ur" },
  globals: { direction: "rtl" },
});
