import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  lampSession,
  type Played,
  PlayedSession,
  type PlayedSessionProps,
} from "../../../fixtures/player/PlayedSession.tsx";
import {
  aPart,
  choiceLines,
  hindiEntries,
  ended,
  finishedEntries,
  urduEntries,
} from "../../../fixtures/player/session.ts";
import {
  hindiOffers,
  hindiState,
  lampCommands,
  lampOffers,
  lampState,
  stateChanges,
  tenCommands,
  urduOffers,
  urduState,
} from "../../../fixtures/player/state.ts";
import { LineQuestion } from "../log/LineQuestion/LineQuestion.tsx";
import { guide } from "./PlaySession.guide.ts";
import { PlaySession } from "./PlaySession.tsx";

const here = (changes: Partial<Played> = {}): Played => ({
  ...lampSession,
  ...changes,
});

function Written({ session, ...others }: PlayedSessionProps) {
  const [draft, setDraft] = useState("");
  return <PlayedSession session={{ ...session, draft }} {...others} onDraftChange={setDraft} />;
}

/** What `Written` fills. */
const framed = { bar: null, children: null, foot: null, language: "en", busy: false, ending: null };

const meta = preview.type<{ args: PlayedSessionProps }>().meta({
  title: "Parts/Play/PlaySession",
  component: PlaySession,
  args: {
    ...framed,
    session: here(),
    onDraftChange: fn(),
    onAct: fn(),
    onCommand: fn(),
    onOwnCommand: fn(),
    onSelectChoice: fn(),
    onModelChange: fn(),
    onBack: fn(),
    onAgain: fn(),
    onRetell: fn(),
    onNotMeant: fn(),
    onVersionChange: fn(),
    onPart: fn(),
    onMemory: fn(),
    onReading: fn(),
    onListen: fn(),
  },
  render: (args) => <Written {...args} />,
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** In the middle of a story: choose a line, type one, or hear the last part again. Undo asks first. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: choiceLines[0] }));
    await expect(args.onSelectChoice).toHaveBeenCalledWith(choiceLines[0]);
    await userEvent.type(canvas.getByRole("textbox"), "I blow out the lamp.{Enter}");
    await expect(args.onAct).toHaveBeenCalledWith("I blow out the lamp.");
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Tell it again 1 coin" }));
    await expect(args.onRetell).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "The next telling" }));
    await expect(args.onVersionChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole("button", { name: "What the narrator remembers" }));
    await expect(args.onMemory).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep it" }));
    await expect(args.onCommand).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo this part" }));
    await expect(args.onCommand).toHaveBeenCalledWith("undo");
  },
});

/**
 * A branch of another session, with a link to it. A typed line was taken for a choice: one button undoes that, and the
 * focus returns to the text field.
 */
export const TakenForAChoice = meta.story({
  args: { session: here({ branchedFrom: "other", takenChoice: "Climb down to the boats" }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open that one" })).toHaveAttribute(
      "href",
      "/play/other",
    );
    await expect(canvas.getByText(/You were taken to mean/)).toHaveTextContent(
      "Climb down to the boats",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Not what I meant" }));
    await expect(args.onNotMeant).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});

/** If undoing costs XP, the player is told before it is charged. */
export const TakenBackForXp = meta.story({
  args: { session: here({ takenChoice: "Climb down to the boats", costs: { undo: 1 } }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Not what I meant" }));
    await expect(await screen.findByText(/Undoing takes 1 XP\./)).toBeVisible();
    await expect(args.onNotMeant).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Undo this part" }));
    await expect(args.onNotMeant).toHaveBeenCalledOnce();
    await expect(args.onCommand).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
});

const counted: Partial<Played> = {
  state: lampState,
  choices: lampOffers,
  ownCommands: lampCommands,
  costs: { continue: 2, immerse: 5, customAction: 3, undo: 1 },
  entries: [
    ...finishedEntries,
    {
      id: "n3",
      type: "narrative",
      content: "He nods at the door under the stair, and lays something cold in your hand.",
      isHistorical: true,
      part: aPart("three", [], { changes: [...stateChanges], check: { isWon: true, odds: 0.62 } }),
    },
  ],
};

/** A story with state: its values, what changed, locked choices, and commands of its own. */
export const KeepsCount = meta.story({
  args: { session: here(counted) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Ask the goat/ }));
    await expect(args.onOwnCommand).toHaveBeenCalledWith("Ask the goat");
    await userEvent.click(canvas.getByRole("button", { name: "Open the door under the stair." }));
    await expect(args.onSelectChoice).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    const price = await screen.findByText(/Undoing takes 1 XP\./);
    await waitFor(() => expect(price).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Know How" }));
    await expect(canvas.getByText("Taste it", { selector: "dt" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
});

/** The same with ten commands on a phone: room for the story, the choices, and every command with its price. */
export const KeepsCountOnAPhone = meta.story({
  args: { session: here({ ...counted, ownCommands: tenCommands }) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const story = canvas.getByRole("region", { name: "The story so far" });
    const choices = canvas.getByRole("list", { name: "What do you do?" });
    const seen = (choices.parentElement as HTMLElement).getBoundingClientRect();
    const { top, height } = story.getBoundingClientRect();
    await expect(height).toBeGreaterThan(200);
    await expect(seen.top).toBeGreaterThanOrEqual(top + height);
    for (const choice of canvas.getAllByRole("listitem").slice(0, 2))
      await expect(choice.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const tray = within(canvas.getByRole("form", { name: "Commands" }));
    for (const name of ["Act", "Continue 1 coin", "Immerse 1 coin", "Show 5 coins", "Undo"]) {
      const command = tray.getByRole("button", { name }).getBoundingClientRect();
      await expect(command.right).toBeLessThanOrEqual(360);
      await expect(command.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

/** The bar goes while the player reads on, comes back when they read back, and the text stays where it is. */
export const ReadOnAPhone = KeepsCountOnAPhone.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const story = canvas.getByRole("region", { name: "The story so far" });
    const entry = [...story.querySelectorAll("[data-entry]")].at(-1) as Element;
    await waitFor(() => expect(story.scrollTop).toBeGreaterThan(100));
    story.scrollTo({ top: story.scrollTop - 100, behavior: "instant" });
    const at = () => entry.getBoundingClientRect().top;
    const before = at();
    const title = canvas.getByRole("heading", { level: 1 });
    const room = story.getBoundingClientRect().height;
    await fireEvent.wheel(story, { deltaY: 40 });
    await waitFor(() => expect(story.getBoundingClientRect().height).toBeGreaterThan(room + 40));
    await expect(Math.abs(at() - before)).toBeLessThan(2);
    await fireEvent.wheel(story, { deltaY: -40 });
    await waitFor(() => expect(title).toBeVisible());
    await waitFor(() => expect(story.getBoundingClientRect().height).toBe(room));
    await expect(Math.abs(at() - before)).toBeLessThan(2);
    await fireEvent.wheel(story, { deltaY: 40 });
    canvas.getByRole("button", { name: "Back" }).focus();
    await waitFor(() => expect(story.getBoundingClientRect().height).toBe(room));
  },
});

/** Ten choices under a picture: they take two fifths of the height, and scroll by themselves. */
export const ManyChoices = meta.story({
  args: {
    session: here({
      entries: finishedEntries.slice(
        0,
        finishedEntries.findIndex(({ type }) => type === "image") + 1,
      ),
      choices: Array.from({ length: 10 }, (_, at) => `Ask about the ${at + 1}. lamp.`),
    }),
  },
  play: async ({ canvas }) => {
    const story = canvas.getByRole("region", { name: "The story so far" });
    const choices = canvas.getByRole("list", { name: "What do you do?" });
    const below = choices.parentElement as HTMLElement;
    const [log, list] = [story.getBoundingClientRect(), below.getBoundingClientRect()];
    await expect(list.top).toBeGreaterThanOrEqual(log.bottom);
    await expect(list.height).toBeLessThanOrEqual(0.4 * (log.height + list.height) + 1);
    await expect(below.scrollHeight).toBeGreaterThan(below.clientHeight);
    const last = canvas.getByRole("button", { name: "Ask about the 10. lamp." });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    const first = canvas.getByRole("button", { name: "Ask about the 1. lamp." });
    first.focus();
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top - 1);
  },
});

/** A turn is in progress. */
export const Thinking = meta.story({
  args: { session: here({ busy: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("AI is thinking...")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: choiceLines[0] })).toBeNull();
  },
});

/** The story has ended: nothing covers its last passage, the summary opens on request, and no command continues it. */
export const Ended = meta.story({
  args: {
    session: here({
      ownCommands: lampCommands,
      choices: [],
      ending: ended,
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Play again" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "See how it ended" }));
    // Its code is loaded when the browser is idle.
    const stay = { name: "Read it once more" };
    await userEvent.click(await screen.findByRole("button", stay));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByRole("textbox")).toBeNull();
    for (const name of ["Continue", "Immerse", /^Ask the goat/])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("button", { name: "Play again" }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

/** The state of a story in Hindi. */
export const Hindi = meta.story({
  args: {
    session: here({
      title: "आमेर का दीया",
      language: "hi",
      entries: hindiEntries,
      choices: hindiOffers,
      state: hindiState,
      ownCommands: [{ name: "बकरी से पूछो", cost: 5 }],
    }),
  },
  globals: { locale: "hi" },
});

/** The state of a story in Urdu, right to left. */
export const Urdu = meta.story({
  args: {
    session: here({
      title: "چراغ کا نگہبان",
      language: "ur",
      entries: urduEntries,
      choices: urduOffers,
      state: urduState,
      ownCommands: [{ name: "بکری سے پوچھو", cost: 5 }],
    }),
  },
  globals: { direction: "rtl", viewport: { value: "phone" } },
});

/** A session without title and parts. There is nothing to undo, so Undo does not ask. */
export const Bare = meta.story({
  args: {
    session: here({
      title: "",
      entries: [],
      choices: [],
      isAtBeginning: true,
      hasRetelling: false,
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onCommand).toHaveBeenCalledWith("undo");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

/** A question above the tray shrinks the log, which must not overlap it. */
export const Asks = meta.story({
  args: {
    session: here({ state: lampState, ownCommands: lampCommands }),
    aboveTray: <LineQuestion onAnswer={fn()} />,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const question = canvas.getByRole("region", { name: "What you type" });
    const log = canvas.getByRole("region", { name: "The story so far" });
    await expect(log.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      question.getBoundingClientRect().top,
    );
  },
});
