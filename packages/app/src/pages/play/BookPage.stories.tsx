import type { SessionBook } from "@katha/api/game";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { type Answers, handlersFor, pending, problem } from "../../testing/page-answers.ts";
import { page, tryAgain } from "../../testing/page.tsx";
import { aSession, anEntry, anOpening } from "../../testing/sessions.ts";
import { idOf } from "../../testing/stories.ts";
import { reader } from "../../testing/viewers.ts";
import { guide } from "./BookPage.guide.ts";

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
  parameters: { ...page.parameters, guide, chromatic: { disableSnapshot: true } },
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
