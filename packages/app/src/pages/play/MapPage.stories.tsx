import type { SessionAtlas } from "@katha/api/game";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { type Answers, handlersFor, pending, problem } from "../../testing/page-answers.ts";
import { page, tryAgain } from "../../testing/page.tsx";
import { idOf } from "../../testing/stories.ts";
import { reader } from "../../testing/viewers.ts";
import { guide } from "./MapPage.guide.ts";

const id = idOf(700);
const atlas: SessionAtlas = {
  sessionId: id,
  title: "The Last Ferry",
  language: "en",
  here: "2",
  scenes: [
    {
      id: "1",
      told: "The boat waits at the shore.",
      ending: null,
      isOnPath: true,
      part: { sessionId: idOf(701), turn: "opening" },
      ways: [
        { text: "Row across", to: "2", isOnPath: true, share: 0.75 },
        { text: "Walk to the bridge", to: null, isOnPath: false, share: 0.25 },
      ],
    },
    {
      id: "2",
      told: "Sand, and then grass.",
      ending: "Across",
      isOnPath: true,
      part: null,
      ways: [],
    },
  ],
  scenesTotal: 5,
  endingsFound: 1,
  endingsTotal: 2,
};
const answers = { getSessionAtlas: atlas } satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/MapPage",
  parameters: { ...page.parameters, guide, chromatic: { disableSnapshot: true } },
  args: { at: paths.sessionMap(id), viewer: reader, answers },
});

const branched = fn();

/** The way of a session; a branch begins at the part, in whichever session it was. */
export const Default = meta.story({
  args: {
    answers: {
      ...answers,
      branchSession: ({ params }) => {
        branched(params);
        return problem(409, "branch_at_ending")();
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 5 scenes · 1 of 2 endings found")).toBeVisible();
    await waitFor(() => expect(document.title).toContain("Your way through The Last Ferry"));
    const list = within(canvas.getByRole("region", { name: "Where you have been" }));
    await userEvent.click(list.getByRole("button", { name: /^The boat/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Go back to this fork" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Begin the new session" }));
    await dialog.findByRole("alert");
    await expect(branched).toHaveBeenCalledWith(
      expect.objectContaining({ session_id: idOf(701), turn: "opening" }),
    );
  },
});

export const Loading = meta.story({
  parameters: { isUntitled: true },
  args: { answers: { getSessionAtlas: pending } },
});

/** Somebody else's session, or one that was deleted; the map is drawn again by a press. */
export const Missing = meta.story({
  args: { answers: { getSessionAtlas: problem(404, "session_not_found") } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    msw.use(...handlersFor(answers));
    await tryAgain(canvas, () => canvas.getByText("2 of 5 scenes · 1 of 2 endings found"));
  },
});

/** A story that is told from its premise has no paths. */
export const WithoutScenes = meta.story({
  args: { answers: { getSessionAtlas: { ...atlas, here: null, scenes: [], scenes_total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No map for this one" })).toBeVisible();
    const links = canvas.getAllByRole("link", { name: "The book" });
    await expect(links.at(-1)).toHaveAttribute("href", paths.sessionBook(id));
  },
});
