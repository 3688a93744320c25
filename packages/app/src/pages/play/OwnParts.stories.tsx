import type { HistoryEntry } from "@katha/api/game";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { type Canvas, page } from "../../testing/page.tsx";
import { type Answers, handlersFor, unreachable } from "../../testing/page-answers.ts";
import { aResponse, aSession, anEntry, anOpening } from "../../testing/sessions.ts";
import { idOf } from "../../testing/stories.ts";
import { besideSession, lampTaken } from "../../testing/play-page.ts";
import { reader } from "../../testing/viewers.ts";

const answers = {
  ...besideSession,
  getSession: lampTaken,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/OwnParts",
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: paths.play(lampTaken.id), viewer: reader, answers },
});

const [, told] = lampTaken.sessionData.narrativeHistory;
const marked = fn();
const worded = fn();
const river = "You take the lamp, and it is lighter than it should be.";
const own = (change: Partial<HistoryEntry>): HistoryEntry => ({
  ...anEntry(1),
  ...told,
  ...change,
});

async function openPart(canvas: Canvas, name: string) {
  const menus = await canvas.findAllByRole("button", { name: "More about this part" });
  await userEvent.click(menus.at(-1) as HTMLElement);
  await userEvent.click(canvas.getByRole("button", { name }));
}

/** A part is bookmarked with a note, which then stand beside it, and are listed with the way back. */
export const Marked = meta.story({
  args: {
    answers: {
      ...answers,
      markPart: async ({ request }) => {
        const body = (await request.json()) as { name: string; note: string };
        marked(body);
        const { name, note } = body;
        return own({ mark: { name, note, isBookmarked: true } });
      },
      listMarks: {
        sessionId: lampTaken.id,
        marks: [
          {
            turnId: told?.turnId ?? null,
            isBookmarked: true,
            name: "The breath",
            note: "Who is it?",
            line: "You take the lamp.",
            isUndone: false,
            markedAt: "2026-11-20T09:30:00.000Z",
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await openPart(canvas, "Bookmark or note");
    const dialog = within(await screen.findByRole("dialog", { name: "Bookmark or note" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "The breath");
    await userEvent.type(dialog.getByRole("textbox", { name: "Note" }), "Who is it?");
    await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
    const kept = { is_bookmarked: true, name: "The breath", note: "Who is it?" };
    await waitFor(() => expect(marked).toHaveBeenCalledWith(kept));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: /^The breath.*Who is it/s })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Bookmarks and notes" }));
    await userEvent.click(await screen.findByRole("button", { name: "Go there: The breath" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(canvas.getByText(/somebody breathes in/).closest("[data-entry]")).toHaveFocus(),
    );
  },
});

const wordPart: Answers["wordPart"] = async ({ request }) => {
  const { text } = (await request.json()) as { text: string };
  worded(text);
  return own({ ownWording: text === "" ? null : text });
};

/**
 * A part is put in the reader's own words, which are kept where that fails: what was told is one press away, and stands
 * again with another.
 */
export const Reworded = meta.story({
  args: { answers: { ...answers, wordPart: unreachable } },
  play: async ({ canvas, msw }) => {
    const field = () => screen.findByRole("textbox", { name: /^This part/ });
    const save = () => screen.getByRole("button", { name: "Put it in the story" });
    await openPart(canvas, "Put it in my words");
    await expect(await field()).toHaveValue(told?.aiResponse);
    await userEvent.clear(await field());
    await userEvent.type(await field(), river);
    await userEvent.click(save());
    await expect(await screen.findByRole("alert")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await openPart(canvas, "Put it in my words");
    await expect(await field()).toHaveValue(river);
    msw.use(...handlersFor({ wordPart }));
    await userEvent.click(save());
    await expect(await canvas.findByText(river)).toBeVisible();
    await expect(canvas.queryByText(/somebody breathes in/)).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "Show as it was told" }));
    await expect(canvas.getByText(/somebody breathes in/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take my words back" }));
    await waitFor(() => expect(worded).toHaveBeenLastCalledWith(""));
    await waitFor(() => expect(canvas.queryByText("In your words")).toBeNull());
    await expect(canvas.getByText(/somebody breathes in/)).toBeVisible();
    // The words are not lost.
    await openPart(canvas, "Put it in my words");
    await expect(await field()).toHaveValue(river);
    localStorage.clear();
  },
});

/** What a part cost, and why. */
export const Cost = meta.story({
  args: {
    answers: {
      ...answers,
      turnReceipt: { ...aResponse([anEntry(1)]).receipt, charged: 1, why: "model", xp: 2 },
    },
  },
  play: async ({ canvas }) => {
    await openPart(canvas, "What it cost");
    const dialog = await screen.findByRole("dialog", { name: "What this part cost" });
    await expect(await within(dialog).findByText(/A model told it/)).toBeVisible();
    await expect(within(dialog).getByText("Tenali")).toBeVisible();
  },
});

const twice = aSession([
  { ...anOpening, choices: [] },
  own({ turnId: idOf(2), versions: [idOf(1), idOf(2)], aiResponse: "The lamp takes you." }),
]);

/** Two tellings of the last part beside each other: the earlier one is chosen. */
export const Compared = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: twice,
      listTellings: {
        tellings: [
          own({ versions: [idOf(1), idOf(2)] }),
          own({ turnId: idOf(2), aiResponse: "The lamp takes you." }),
        ],
      },
      selectVersion: aSession([
        { ...anOpening, choices: [] },
        own({ versions: [idOf(1), idOf(2)] }),
      ]),
    },
  },
  play: async ({ canvas }) => {
    await openPart(canvas, "Compare its tellings");
    const dialog = within(await screen.findByRole("dialog", { name: "Its tellings" }));
    await expect(await dialog.findByText(/somebody breathes in/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Go on with telling 1" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText(/somebody breathes in/)).toBeVisible();
  },
});

/** A part as a picture: where not all of it has room, the dialog says so, also of words that trail off themselves. */
export const Drawn = meta.story({
  play: async ({ canvas }) => {
    await openPart(canvas, "Share as a picture");
    const dialog = within(await screen.findByRole("dialog", { name: "A picture of this passage" }));
    await expect(await dialog.findByRole("img", { name: "A card with the passage" })).toBeVisible();
    await expect(dialog.queryByText(/^Not all of it has room/)).toBeNull();
    const words = dialog.getByRole("textbox", { name: "The passage" });
    await expect(words).toHaveValue(told?.aiResponse);
    await userEvent.clear(words);
    await userEvent.paste("Drip…\n".repeat(40).trim());
    await expect(await dialog.findByText(/^Not all of it has room/)).toBeVisible();
  },
});
