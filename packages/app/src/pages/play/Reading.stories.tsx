import type { ReadingSettings } from "@katha/api/account";
import { usualReading } from "@katha/ui/screens";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FakeVoices, giveVoices } from "../../../../../.storybook/testing/voices.ts";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";
import { type Answers, handlersFor, unreachable } from "../../testing/page-answers.ts";
import { aResponse, aSession, anEntry, anOpening } from "../../testing/sessions.ts";
import { idOf } from "../../testing/stories.ts";
import { besideSession } from "../../testing/play-page.ts";
import { reader } from "../../testing/viewers.ts";

const begun = aSession([
  { ...anOpening, choices: [] },
  anEntry(1, { aiResponse: "You take the lamp. Somebody breathes in.", choices: ["Turn around"] }),
]);
const onSave = fn((settings: ReadingSettings) => ({ settings }));

const answers = {
  ...besideSession,
  getSession: begun,
  saveReadingSettings: async ({ request }) => onSave((await request.json()) as ReadingSettings),
  takeTurn: aResponse(
    [
      anOpening,
      anEntry(1, { aiResponse: "You take the lamp. Somebody breathes in." }),
      anEntry(2, { aiResponse: "It is your mother. She smiles.", choices: ["Stay"] }),
    ],
    { turnId: idOf(2), narrative: "It is your mother. She smiles." },
  ),
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/Reading",
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: paths.play(begun.id), viewer: reader, answers },
});

const sepia: ReadingSettings = { ...usualReading, paper: "sepia", size: "large" };
const main = () => screen.getByRole("main");
const groundOf = (paper: Element) => getComputedStyle(paper).backgroundColor;
const panel = () => screen.findByRole("dialog", { name: "Reading" });

/** Opened by its key from the field, set by arrows, kept with the account; the focus returns to the field. */
export const KeptWithTheAccount = meta.story({
  beforeEach: () => void onSave.mockClear(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox");
    field.focus();
    await userEvent.keyboard("{Alt>}r{/Alt}");
    const dialog = within(await panel());
    await expect(dialog.getByText("Kept with your account, on all your devices.")).toBeVisible();
    await expect(dialog.getByRole("figure", { name: "Preview" })).toHaveTextContent("You take the");
    dialog.getByRole("radio", { name: "As the site" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(main()).toHaveAttribute("data-paper", "sepia"));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledWith({ ...usualReading, paper: "sepia" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** What was set on another device. */
export const FromAnotherDevice = meta.story({
  args: { answers: { ...answers, getReadingSettings: { settings: sepia } } },
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox");
    await waitFor(() => expect(main()).toHaveAttribute("data-paper", "sepia"));
    const kept = JSON.parse(localStorage.getItem("katha-reading") ?? "null");
    await expect(kept).toEqual({ settings: sepia, player: reader.id, isUnsent: false });
  },
});

const onPaper = (reading: Partial<ReadingSettings>) => ({
  args: {
    answers: { ...answers, getReadingSettings: { settings: { ...usualReading, ...reading } } },
  },
});

/** Papers are the reader's own, whatever the theme of the site. */
export const Sepia = meta.story({
  ...onPaper({ paper: "sepia" }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("textbox");
    await waitFor(() => expect(groundOf(main())).toBe("rgb(234, 217, 182)"));
    await expect(canvasElement.querySelector("main > img")).toBeNull();
  },
});

/** Without motion nothing is animated. */
export const Black = meta.story({
  ...onPaper({ paper: "black", moves: false, dims: false }),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox");
    await waitFor(() => expect(groundOf(main())).toBe("rgb(0, 0, 0)"));
    await expect(main().getAnimations({ subtree: true })).toEqual([]);
  },
});

/** The largest letters in the longest lines, wide apart: nothing is cut off. */
export const Largest = meta.story({
  ...onPaper({ paper: "dark", size: "largest", lines: "long", spacing: "wide", face: "legible" }),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole("region", { name: "The story so far" });
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
});

/** The session as one text, undimmed. */
export const Continuous = meta.story({
  ...onPaper({ continuous: true, paper: "light" }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("textbox");
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "More about this part" })).toBeNull(),
    );
    await expect(canvasElement.querySelector("[data-entry=session_separator]")).toBeNull();
    await expect(canvasElement.querySelector("[data-entry=model_info]")).toBeNull();
    await expect(canvasElement.querySelectorAll("[data-entry=narrative]").length).toBeGreaterThan(
      0,
    );
  },
});

/** Without a line the device keeps it, says so, and sends it when the line is back. */
export const SentWhenTheLineIsBack = meta.story({
  args: { answers: { ...answers, saveReadingSettings: unreachable } },
  beforeEach: () => void onSave.mockClear(),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reading" }));
    const dialog = within(await panel());
    await userEvent.click(dialog.getByRole("radio", { name: "Black" }));
    await expect(await dialog.findByText(/this device keeps it/)).toBeVisible();
    await expect(main()).toHaveAttribute("data-paper", "black");
    const { saveReadingSettings } = answers;
    msw.use(...handlersFor({ saveReadingSettings }));
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...usualReading, paper: "black" }));
    await waitFor(() => expect(dialog.queryByText(/this device keeps it/)).toBeNull());
  },
});

/** What another visit could not send is sent, and the account does not undo it. */
export const UnsentFromBefore = meta.story({
  args: { answers: { ...answers, getReadingSettings: { settings: sepia } } },
  beforeEach: () => {
    onSave.mockClear();
    const settings = { ...usualReading, paper: "black" };
    localStorage.setItem(
      "katha-reading",
      JSON.stringify({ settings, player: reader.id, isUnsent: true }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox");
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(main()).toHaveAttribute("data-paper", "black");
  },
});

let voices: FakeVoices;

/** Read aloud by its key; a choice is taken, and what comes of it is read. */
export const ReadAloud = meta.story({
  beforeEach: () => {
    voices = new FakeVoices({ name: "Rishi", lang: "en-IN" });
    return giveVoices(voices);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox");
    await userEvent.keyboard("{Alt>}l{/Alt}");
    const bar = await canvas.findByRole("region", { name: "Read aloud" });
    await waitFor(() => expect(voices.lines).not.toEqual([]));
    await userEvent.click(canvas.getByRole("button", { name: "Turn around" }));
    await waitFor(() => expect(voices.lines.at(-1)).toBe("It is your mother."));
    voices.endLine();
    await expect(voices.lines.at(-1)).toBe("She smiles.");
    await userEvent.keyboard("{Alt>}l{/Alt}");
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
});

/** Without a voice for the story's language the panel opens and says so. */
export const NoVoice = meta.story({
  beforeEach: () => giveVoices(new FakeVoices({ name: "Anna", lang: "de-DE" })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Read aloud" }));
    await expect(await within(await panel()).findByText(/no voice for English/)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Read aloud" })).toBeNull();
  },
});
