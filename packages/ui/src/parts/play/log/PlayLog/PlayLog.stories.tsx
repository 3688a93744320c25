import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import lampKeeper from "../../../../fixtures/player/covers/lamp-keeper.svg";
import {
  aPart,
  hindiEntries,
  longSession,
  newEntries,
  finishedEntries,
  textModels,
  urduEntries,
} from "../../../../fixtures/player/session.ts";
import {
  doorway,
  invented,
  sourcesNote,
  urduTelling,
} from "../../../../fixtures/player/tellings.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { pagePump } from "../TypedText/pump.ts";
import { createTextStream } from "../TypedText/text-stream.ts";
import { guide } from "./PlayLog.guide.ts";
import type { LogEntry } from "@katha/api/shapes";
import { PlayLog } from "./PlayLog.tsx";
import type { PlayLogProps } from "./PlayLog.tsx";

const meta = preview.meta({
  title: "Parts/Play/PlayLog",
  component: PlayLog,
  args: { entries: finishedEntries, language: "en", onAlternative: fn(), onPart: fn() },
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

const fresh = (id: string, entry: Omit<LogEntry, "id" | "isHistorical">): LogEntry => ({
  id,
  isHistorical: false,
  ...entry,
});
const oneLine = createTextStream();
oneLine.append("The lamp is out.");
oneLine.end();

const scrollerOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector("[tabindex='0']") as HTMLElement;
const below = (view: HTMLElement) => view.scrollHeight - view.clientHeight - view.scrollTop;
/** How far below the top of the log an entry begins; it fades within the first 40 px. */
const beginsAt = (view: HTMLElement, type: string) => {
  const entry = [...view.querySelectorAll(`[data-entry=${type}]`)].at(-1) as HTMLElement;
  return entry.getBoundingClientRect().top - view.getBoundingClientRect().top;
};
const isAtTop = (pixels: number) => pixels >= 23 && pixels < 60;

/** Where the reader left: the last part from its beginning, lit, the rest dimmer. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("You:")).toBeInTheDocument();
    await expect(canvas.getByText("Using Tenali (1 credits)")).toBeInTheDocument();
    const view = scrollerOf(canvasElement);
    await waitFor(() => expect(beginsAt(view, "image")).toSatisfy(isAtTop));
  },
});

const longPassage =
  "Nobody has climbed this stair since the lamp went out, and the dust lies on it like flour.\n\n".repeat(
    36,
  );
const longOpening: LogEntry = {
  id: "o1",
  type: "narrative",
  content: longPassage,
  part: aPart("opening", ["branch"]),
  isHistorical: true,
};

function LongTurn(props: PlayLogProps) {
  const [entries, setEntries] = useState<readonly LogEntry[]>([longOpening]);
  const [busy, setBusy] = useState(false);
  const choose = () => {
    setBusy(true);
    setEntries([longOpening, fresh("c1", { type: "choice", content: "Up the stair." })]);
  };
  const tell = () => {
    setBusy(false);
    setEntries((before) => [...before, fresh("n9", { type: "narrative", content: longPassage })]);
  };
  return (
    <>
      <PlayLog {...props} entries={entries} busy={busy}>
        <p>And now?</p>
      </PlayLog>
      <Button onClick={choose}>Choose</Button>
      <Button onClick={tell}>Tell</Button>
    </>
  );
}

/**
 * A new story opens at its first line, however long its opening is. A new part is followed until its first line is at the
 * top, and then stays for the reader to read it.
 */
export const StaysAtTheBeginning = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <LongTurn {...args} />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const view = scrollerOf(canvasElement);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await expect(view.scrollHeight).toBeGreaterThan(view.clientHeight * 2);
    await expect(view.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole("button", { name: "Choose" }));
    await waitFor(() => expect(below(view)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole("button", { name: "Tell" }));
    pagePump.finish();
    await expect(await canvas.findByText("And now?")).toBeInTheDocument();
    await waitFor(() => expect(beginsAt(view, "narrative")).toSatisfy(isAtTop));
    await expect(below(view)).toBeGreaterThan(view.clientHeight);
    // A reader who scrolls on from there is not scrolled back.
    view.scrollBy({ top: 300, behavior: "instant" });
    const read = view.scrollTop;
    canvasElement.style.paddingInline = "8px";
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await expect(view.scrollTop).toBeGreaterThanOrEqual(read);
    await expect(canvas.queryByRole("button", { name: "New passage" })).toBeNull();
  },
});

/** The connection was lost during a turn: the player can wait, try again at once, or stop. */
export const Lost = meta.story({
  args: { busy: true, connection: "lost", onTryNow: fn(), onStop: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "The connection was lost. Trying again, nothing is paid twice.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try now" }));
    await expect(args.onTryNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** There was no response for some seconds: a quiet line, with the same options. */
export const Unanswered = meta.story({
  args: { busy: true, connection: "unanswered", onTryNow: fn(), onStop: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Still waiting for the server. Nothing is paid twice.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try now" }));
    await expect(args.onTryNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

function Going(props: PlayLogProps) {
  const [entries, setEntries] = useState(finishedEntries);
  return (
    <>
      <PlayLog {...props} entries={entries}>
        <p>And now?</p>
      </PlayLog>
      <Button onClick={() => setEntries([...finishedEntries, ...newEntries])}>Turn</Button>
    </>
  );
}

/** New parts are typed in order; a press shows everything, and then the choices. */
export const Telling = meta.story({
  render: (args) => <Going {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("And now?")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Turn" }));
    await expect(canvas.queryByText("And now?")).toBeNull();
    await expect(canvas.getByText("Selected:")).toBeInTheDocument();
    await userEvent.click(scrollerOf(canvasElement));
    await expect(await canvas.findByText("And now?")).toBeInTheDocument();
    await expect(
      canvas.getByText(
        "The cup hangs where it always hung, on the third hook. The dent is on the wrong side.",
      ),
    ).toBeVisible();
    const heard = canvasElement.querySelector("[aria-live=polite]");
    await expect(heard).toHaveTextContent("The dent is on the wrong side.");
    await expect(heard).not.toHaveTextContent("Say nothing");
  },
});

/** A passage of one line has no drop cap, though nobody knew how short it would be when it began. */
export const OneLine = meta.story({
  args: {
    entries: [fresh("s1", { type: "narrative", content: "", isStreaming: true })],
    streamOf: () => oneLine,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const entry = canvasElement.querySelector("[data-entry=narrative]") as HTMLElement;
    pagePump.finish();
    await waitFor(() => expect(getComputedStyle(entry, "::first-letter").float).toBe("none"));
  },
});

function Choosing(props: PlayLogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <PlayLog {...props} busy={busy} connection="lost" onStop={() => setBusy(false)}>
      <Button onClick={() => setBusy(true)}>Up the stair</Button>
    </PlayLog>
  );
}

/** A pressed choice disappears, and the focus moves below the newest part. */
export const KeepsTheFocus = meta.story({
  render: (args) => <Choosing {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Up the stair" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button", { name: "Up the stair" })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Stop" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Up the stair" })).toHaveFocus();
  },
});

/** If the reader has left the log by then, the focus stays where it is. Escape shows everything, as a press does. */
export const LeavesTheFocus = meta.story({
  render: (args) => <Going {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const turn = canvas.getByRole("button", { name: "Turn" });
    scrollerOf(canvasElement).focus();
    turn.focus();
    turn.blur();
    await fireEvent.click(turn);
    await expect(canvas.queryByText("And now?")).toBeNull();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText("And now?")).toBeInTheDocument();
  },
});

/** The reader has scrolled up: nothing moves, and a button leads to the new part. */
export const NewPassage = meta.story({
  render: (args) => <Going {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const view = scrollerOf(canvasElement);
    await waitFor(() => expect(view.scrollTop).toBeGreaterThan(100));
    view.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(below(view)).toBeGreaterThan(100));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await userEvent.click(canvas.getByRole("button", { name: "Turn" }));
    pagePump.finish();
    const button = await canvas.findByRole("button", { name: "New passage" });
    await expect(view.scrollTop).toBe(0);
    await userEvent.click(button);
    await waitFor(() => expect(below(view)).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "New passage" })).toBeNull());
  },
});

/** Coins are running low, and then too few: what happened, and models that the player can afford. */
export const ErrorWithAlternatives = meta.story({
  args: {
    modelOf: (key) =>
      textModels.find(({ modelKey }) => modelKey === key) ?? { modelKey: key, displayName: key },
    entries: [
      ...finishedEntries,
      fresh("w1", { type: "warning", content: "Your credits are running low!" }),
      fresh("e1", {
        type: "error",
        content: "Not enough credits for Kalidasa. You have 3 credits, but need 8 credits.",
        alternatives: ["tenali", "birbal"],
      }),
    ],
  },
  play: async ({ args, canvas }) => {
    pagePump.finish();
    await waitFor(() => expect(canvas.getByText("Try these alternatives:")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: /Birbal/ }));
    await expect(args.onAlternative).toHaveBeenCalledWith("birbal");
  },
});

/**
 * A player who returned the next day sees when, and which command a part resulted from; "Continuing story..." is not
 * shown. Below, the setup of a choice.
 */
export const CameBack = meta.story({
  args: {
    entries: [
      ...finishedEntries.slice(1),
      {
        id: "s2",
        type: "session_separator",
        content: "",
        at: "2026-11-21T12:00:00Z",
        isHistorical: true,
      },
      { id: "a1", type: "action", content: "Continuing story...", isHistorical: true },
      { id: "a2", type: "action", content: "Looking around", isHistorical: true },
      { id: "a3", type: "action", content: "", command: "immerse", isHistorical: true },
      fresh("p1", { type: "setup", content: "Two doors. Under one of them, light." }),
    ],
  },
  play: async ({ canvas }) => {
    pagePump.finish();
    await expect(canvas.getByText("You came back on Nov 21, 2026")).toBeVisible();
    await expect(canvas.queryByText("Continuing story...")).toBeNull();
    await expect(canvas.getByText("Looking around")).toBeVisible();
    await expect(canvas.getByText("Looking closer")).toBeVisible();
  },
});

/** An image without a caption, one that failed to load, and an ending. */
export const Pictures = meta.story({
  args: {
    entries: finishedEntries.flatMap((entry): LogEntry[] =>
      entry.type === "image"
        ? [
            { id: "i2", type: "image", content: entry.content, isHistorical: true },
            { id: "i3", type: "image", content: "", style: "Lost", isHistorical: true },
            fresh("x1", {
              type: "completion",
              content: "The lamp is yours now, and so is the night.",
            }),
          ]
        : [],
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("AI generated image")).toBeInTheDocument();
    pagePump.finish();
    await expect(
      await canvas.findByText("The lamp is yours now, and so is the night.", {
        ignore: "[aria-live] *, [data-typing]",
      }),
    ).toBeVisible();
  },
});

/** One quiet line replaces a part that the player has undone. */
export const Undone = meta.story({
  args: {
    entries: [
      ...finishedEntries,
      fresh("u1", { type: "image", content: lampKeeper, style: "The door", isUndone: true }),
      fresh("m2", { type: "model_info", content: "", modelUsed: "Tenali", isUndone: true }),
      fresh("u2", { type: "narrative", content: "You run.", isUndone: true }),
    ],
    children: <p>And now?</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("A part was taken back")).toHaveLength(1);
    await expect(canvas.queryByText("You run.")).toBeNull();
    await expect(canvas.queryByText("The door")).toBeNull();
    // None of it is still being typed.
    await expect(canvas.getByText("And now?")).toBeInTheDocument();
  },
});

/** A quiet button under each part opens a menu of actions for it. Text selected in that part is passed to the action. */
export const MoreOfAPart = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const toggles = canvas.getAllByRole("button", { name: "More about this part" });
    const [first, last] = toggles as [HTMLElement, HTMLElement];
    await expect(canvas.queryByRole("button", { name: "Report this passage" })).toBeNull();
    await userEvent.click(first);
    await expect(first).toHaveAttribute("aria-expanded", "true");
    // The opening is written by the author and cannot be reported here.
    await expect(canvas.queryByRole("button", { name: "Report this passage" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Go on from here in a new session" }));
    await expect(args.onPart).toHaveBeenLastCalledWith("branch", "opening", "");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    last.focus();
    await userEvent.keyboard("{Enter}");
    canvas.getByRole("button", { name: "Report this passage" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPart).toHaveBeenLastCalledWith("report", "two", "");

    const opening = canvasElement.querySelector("[data-entry=narrative]") as Element;
    const correct = async (toggle: HTMLElement) => {
      getSelection()?.selectAllChildren(opening);
      await userEvent.click(toggle);
      await userEvent.click(canvas.getByRole("button", { name: "Send a correction" }));
    };
    await correct(last);
    await expect(args.onPart).toHaveBeenLastCalledWith("correct", "two", "");
    await correct(first);
    await expect(args.onPart).toHaveBeenLastCalledWith(
      "correct",
      "opening",
      expect.stringMatching(/^The fort at Amber holds its breath/),
    );
    getSelection()?.removeAllRanges();
  },
});

function Reporting(props: PlayLogProps) {
  const [part, setPart] = useState<string | null>(null);
  return (
    <>
      <PlayLog {...props} onPart={(_, id) => setPart(id)} />
      <Dialog open={part !== null} onOpenChange={() => setPart(null)} title="Report this part" />
    </>
  );
}

/**
 * By keyboard: the actions follow their button, Escape closes them, and a dialog returns the focus
 * to the button.
 */
export const MoreByKeyboard = meta.story({
  render: (args) => <Reporting {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const mark = canvas.getAllByRole("button", { name: "More about this part" }).at(-1);
    const report = () => canvas.queryByRole("button", { name: "Report this passage" });
    await step("Tab goes from the button into its actions, and Escape back", async () => {
      mark?.focus();
      await userEvent.keyboard("{Enter}{Tab}");
      await expect(report()?.parentElement).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard("{Escape}");
      await expect(report()).toBeNull();
      await expect(mark).toHaveFocus();
    });
    await step("a dialog that an action opened", async () => {
      await userEvent.keyboard("{Enter}");
      report()?.focus();
      await userEvent.keyboard("{Enter}");
      const dialog = await screen.findByRole("dialog");
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(mark).toHaveFocus();
    });
  },
});

const withTellings = finishedEntries.map((entry): LogEntry => {
  if (entry.part === undefined) return entry;
  const telling = entry.part.id === "opening" ? doorway : invented;
  return { ...entry, part: { ...entry.part, telling } };
});

/**
 * In a story that retells, each scene shows which telling it follows, and below it what applies to
 * the whole story.
 */
export const Tellings = meta.story({
  args: { entries: withTellings, sourcesNote },
  play: async ({ canvas, canvasElement }) => {
    const view = scrollerOf(canvasElement);
    await waitFor(() => expect(beginsAt(view, "image")).toSatisfy(isAtTop));
    await expect(canvas.getByRole("button", { name: "An invented scene" })).toBeVisible();
    const mark = canvas.getByRole("button", { name: "Whose telling" });
    await userEvent.click(mark);
    await expect(canvas.getByText(doorway.source ?? "")).toBeVisible();
    await expect(canvas.getByText(sourcesNote)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "More about this part" })).toHaveLength(2);
  },
});

/** The button for the telling appears once the text of a new scene is complete. */
export const TellingComes = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    entries: [
      ...finishedEntries,
      fresh("t1", {
        type: "narrative",
        content: "The wind drops first.",
        part: aPart("t1", ["branch"], { telling: doorway }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Whose telling" })).toBeNull();
    pagePump.finish();
    await expect(await canvas.findByRole("button", { name: "Whose telling" })).toBeVisible();
  },
});

/** The author's text about the telling in Urdu, in a right-to-left story. */
export const TellingsInUrdu = meta.story({
  args: {
    language: "ur",
    entries: urduEntries.map((entry): LogEntry =>
      entry.id === "r1"
        ? { ...entry, part: aPart("r1", ["branch"], { telling: urduTelling }) }
        : entry,
    ),
  },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole("button", { name: "Whose telling" });
    await userEvent.click(mark);
    const source = canvas.getByText(urduTelling.source ?? "");
    await expect(source).toHaveAttribute("lang", "ur");
    // Aligned with the start of the story's lines.
    const more = canvas.getByRole("button", { name: "More about this part" });
    await expect(mark.getBoundingClientRect().right).toBeGreaterThan(
      source.getBoundingClientRect().right,
    );
    await expect(more.getBoundingClientRect().right).toBeLessThan(
      mark.getBoundingClientRect().left,
    );
  },
});

/** Five thousand entries: only those near the viewport are laid out. */
export const VeryLong = meta.story({
  args: { entries: longSession(5_000) },
  parameters: {
    chromatic: { disableSnapshot: true },
    // Of a hundred similar groups, axe checks only the one that the reader sees.
    a11y: { context: { exclude: ["[data-sheet]"] } },
  },
  play: async ({ args, canvasElement }) => {
    const view = scrollerOf(canvasElement);
    await waitFor(() => expect(below(view)).toBeLessThan(2));
    const drawn = () => canvasElement.querySelectorAll("[data-entry]").length;
    await waitFor(() => expect(drawn()).toBeLessThan(400));
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(4_000);
    // Entries that are not rendered are still found by their text.
    const said = args.entries?.find(({ type }) => type === "user_action")?.content ?? "";
    const times = canvasElement.textContent.split(said).length - 1;
    await expect(times).toBeGreaterThanOrEqual(1_000);

    const first = () => canvasElement.querySelector("[data-sheet]")?.querySelector("[data-entry]");
    view.scrollTo({ top: 0 });
    await waitFor(() => expect(first()).toBeVisible());
    await waitFor(() => expect(drawn()).toBeLessThan(600));
  },
});

/** A story in Hindi, whose letters need more height: the player came back to it, and the connection was lost. */
export const Hindi = meta.story({
  args: {
    entries: [
      ...hindiEntries,
      {
        id: "s2",
        type: "session_separator",
        content: "",
        at: "2026-11-21T12:00:00Z",
        isHistorical: true,
      },
      { id: "a3", type: "action", content: "", command: "immerse", isHistorical: true },
    ],
    language: "hi",
    busy: true,
    connection: "lost",
    onTryNow: fn(),
  },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/को लौटे$/)).toBeVisible();
    await expect(canvas.getByText("और पास से देखते हुए")).toBeVisible();
    const passage = canvas.getByText(/तीसरे घंटे/);
    const { lineHeight, fontSize } = getComputedStyle(passage);
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.8, 1);
  },
});

/**
 * A story in Hindi on an English page: a screen reader uses the voice for each sentence's language.
 */
export const SpokenInItsLanguage = meta.story({
  args: {
    language: "hi",
    entries: [
      ...hindiEntries,
      fresh("h8", { type: "narrative", content: "दीया जल रहा है।" }),
      fresh("h9", {
        type: "model_info",
        content: "",
        modelUsed: "Tenali",
        creditsConsumed: 1,
        part: aPart("h9", [], {
          changes: [{ kind: "number", name: "भरोसा", by: 1, value: 3, most: 5 }],
        }),
      }),
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    pagePump.finish();
    const heard = () => [...canvasElement.querySelectorAll<HTMLElement>("[aria-live] > span")];
    await waitFor(() => expect(heard()).toHaveLength(3));
    const [scene, model, change] = heard() as [HTMLElement, HTMLElement, HTMLElement];
    await expect(scene).toHaveTextContent("दीया जल रहा है।");
    await expect(scene).toHaveAttribute("lang", "hi");
    await expect(model).toHaveTextContent("Using Tenali");
    await expect(model).toHaveAttribute("lang", "en");
    await expect(change).toHaveTextContent("भरोसा");
    await expect(change).toHaveAttribute("lang", "en");
  },
});

/** A story in Urdu is laid out from right to left on any page. */
export const Urdu = meta.story({
  args: { entries: urduEntries, language: "ur" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/تیسری گھنٹی/)).direction).toBe("rtl");
  },
});

/** An empty log, with its first turn in progress. */
export const Empty = meta.story({
  args: { entries: [], busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("AI is thinking...");
  },
});

function ownedByReader(entry: LogEntry): LogEntry {
  if (entry.part?.id !== "two") return entry;
  return {
    ...entry,
    content: "“You did,” he says, and he counts on his fingers like a child.",
    part: {
      ...entry.part,
      mark: { isBookmarked: true, name: "The third bell", note: "Ask him who paid for the oil." },
      original: "“You did,” he says.",
    },
  };
}
const ofReader = finishedEntries.map(ownedByReader);

/** A part in the reader's own words, with a bookmark and a note: one press shows what was told, another has it stand. */
export const OfTheReader = meta.story({
  args: { entries: ofReader },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("In your words")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as it was told" }));
    await expect(canvas.getByText("“You did,” he says.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take my words back" }));
    await expect(args.onPart).toHaveBeenLastCalledWith("takeBack", "two", "");
    await expect(canvas.getByText(/like a child/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^The third bell.*the oil/s }));
    await expect(args.onPart).toHaveBeenLastCalledWith("mark", "two", "");
  },
});

const farEntries = longSession(200).map((entry, at) =>
  Object.assign(entry, { id: `${at}-${entry.type}` }),
);
const firstTold = farEntries.find(({ type }) => type === "narrative")?.id ?? "";

/** A bookmark from far above is gone to: its part takes the focus. */
export const GoneTo = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: function GoingBack(props) {
    const [goTo, setGoTo] = useState<PlayLogProps["goTo"]>(null);
    return (
      <div
        style={{ blockSize: "100dvh", display: "grid", gridTemplateRows: "auto minmax(0, 1fr)" }}
      >
        <Button onClick={() => setGoTo({ part: firstTold.replace("-narrative", "") })}>
          Go there
        </Button>
        <PlayLog {...props} entries={farEntries} goTo={goTo} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go there" }));
    const place = () => canvasElement.querySelector(`[data-id="${firstTold}"]`);
    await waitFor(() => expect(place()).toHaveFocus());
    const top = scrollerOf(canvasElement).getBoundingClientRect().top;
    await waitFor(() =>
      expect(Math.abs((place()?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(120),
    );
  },
});
