import type { SessionBook } from "@katha/api/game";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { type Answers, handlersFor, pending, problem } from "../../testing/page-answers.ts";
import { page, tryAgain } from "../../testing/page.tsx";
import { aSession, anEntry, anOpening } from "../../testing/sessions.ts";
import { idOf } from "../../testing/stories.ts";
import { reader } from "../../testing/viewers.ts";

const session = aSession(
  [
    anEntry(1, { actionType: "custom_action", userInput: "I whistle.", aiResponse: "A dog." }),
    anEntry(2, { selectedChoice: "Row across", aiResponse: "The fog lifts." }),
  ],
  { isCompleted: true, ending: "Across" },
);
const about: SessionBook = {
  sessionId: session.id,
  title: "The Last Ferry",
  language: "en",
  author: "Asha Rao",
  coverImageUrl: null,
  imageAlt: "",
  scenes: [idOf(2)],
};
const answers = {
  getSession: { ...session, sessionData: { ...session.sessionData, earlier: "1" } },
  getSessionEntries: { entries: [anOpening], earlier: null },
  getSessionBook: about,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/BookPage",
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: paths.sessionBook(session.id), viewer: reader, answers },
});

/** All pages of a session, also those from before the newest, and the reader's lines if they are wanted. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "The Last Ferry" }),
    ).toBeVisible();
    await expect(canvas.getByText("A lamp burns.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Row across" })).toBeVisible();
    await expect(canvas.getByText("Across")).toBeVisible();
    await waitFor(() => expect(document.title).toContain("The Last Ferry as a book"));
    await userEvent.click(canvas.getByRole("switch", { name: "My own lines" }));
    await expect(canvas.queryByText("I whistle.")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Back to the story" })).toHaveAttribute(
      "href",
      paths.play(session.id),
    );
  },
});

/** What the browser is given to keep. */
const files: string[] = [];
const catchFiles = () => {
  files.length = 0;
  const click = spyOn(HTMLAnchorElement.prototype, "click");
  click.mockImplementation(function pressed(this: HTMLAnchorElement) {
    files.push(this.download);
  });
  return () => click.mockRestore();
};

/** The book is taken along, as a file or on paper. */
export const Taken = meta.story({
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole("button", { name: "Plain text" }));
    await canvas.findByText(/^Saved\. Every reading app/);
    await userEvent.click(canvas.getByRole("button", { name: "Save as EPUB" }));
    await waitFor(() => expect(files).toEqual(["The Last Ferry.txt", "The Last Ferry.epub"]));
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
});

/** A picture could not be fetched: its words stand in its place. */
export const PictureLeftOut = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: aSession([
        ...session.sessionData.narrativeHistory,
        anEntry(3, { actionType: "show", imageUrl: "data:image/png,", imageAlt: "The shore" }),
      ]),
    },
  },
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save as EPUB" }));
    await expect(await canvas.findByText(/^Saved\. 1 picture could not be fetched/)).toBeVisible();
  },
});

/** The file could not be made. */
export const NotSaved = meta.story({
  play: async ({ canvas }) => {
    const url = spyOn(URL, "createObjectURL").mockImplementation(() => {
      throw new TypeError("No room.");
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Save as EPUB" }));
    await expect(await canvas.findByText(/^The book could not be made/)).toBeVisible();
    url.mockRestore();
  },
});

export const Loading = meta.story({
  parameters: { isUntitled: true },
  args: { answers: { ...answers, getSessionEntries: pending } },
});

/** Somebody else's session, or one that was deleted; the pages are gathered again by a press. */
export const Missing = meta.story({
  args: { answers: { ...answers, getSession: problem(404, "session_not_found") } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    msw.use(...handlersFor(answers));
    await tryAgain(canvas, () => canvas.getByText("A lamp burns."));
  },
});
