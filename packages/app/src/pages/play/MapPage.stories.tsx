import type { SessionAtlas } from "@katha/api/game";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { type Answers, handlersFor, pending, problem } from "../../testing/page-answers.ts";
import { type Canvas, page, tryAgain } from "../../testing/page.tsx";
import { idOf } from "../../testing/stories.ts";
import { reader } from "../../testing/viewers.ts";

const id = idOf(700);
const atlas: SessionAtlas = {
  sessionId: id,
  title: "The Last Ferry",
  language: "en",
  here: "3",
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
      ending: null,
      isOnPath: true,
      part: null,
      ways: [
        { text: "Climb the bank", to: "3", isOnPath: true, share: null },
        { text: "Follow the lamp", to: "4", isOnPath: false, share: null },
      ],
    },
    {
      id: "3",
      told: "The village sleeps, and one dog does not.",
      ending: "Across",
      isOnPath: true,
      part: null,
      ways: [],
    },
    {
      id: "4",
      told: "It goes out when you are nearly there.",
      ending: null,
      isOnPath: false,
      part: null,
      ways: [{ text: null, to: "1", isOnPath: false, share: null }],
    },
  ],
  scenesTotal: 23,
  endingsFound: 1,
  endingsTotal: 2,
};
const answers = { getSessionAtlas: atlas } satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/MapPage",
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: paths.sessionMap(id), viewer: reader, answers },
});

/** Whether an element lies whole within a frame. */
function isWithin(element: Element, around: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

async function beginsWhole({ canvas }: { canvas: Canvas }): Promise<void> {
  const map = await canvas.findByRole("region", { name: "Map of your paths" });
  const [beginning] = within(map).getAllByRole("button");
  await waitFor(() =>
    expect(beginning && isWithin(beginning, map), "The first scene is in view").toBe(true),
  );
}

const branched = fn();

/**
 * The way of a session opens where it is, with its beginning in view, whole. By keyboard one goes back to another scene; a
 * branch begins at the part, in whichever session it was.
 */
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
    await expect(await canvas.findByText("4 of 23 scenes · 1 of 2 endings found")).toBeVisible();
    await waitFor(() => expect(document.title).toContain("Your way through The Last Ferry"));
    await beginsWhole({ canvas });
    const place = canvas.getByRole("region", { name: "The chosen scene" });
    await expect(place).toHaveTextContent(/The village sleeps/);
    const list = within(canvas.getByRole("region", { name: "Where you have been" }));
    list.getByRole("button", { name: /^The boat/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(place).toHaveFocus();
    await expect(place).toHaveTextContent(/The boat waits/);
    canvas.getByRole("button", { name: "Go back to this fork" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Begin the new session" }));
    await dialog.findByRole("alert");
    await expect(branched).toHaveBeenCalledWith(
      expect.objectContaining({ session_id: idOf(701), turn: "opening" }),
    );
  },
});

/** On a phone, too. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: beginsWhole,
});

/** And on a page from right to left. */
export const TabletRightToLeft = meta.story({
  globals: { viewport: { value: "tablet" }, direction: "rtl" },
  play: beginsWhole,
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
    await tryAgain(canvas, () => canvas.getByText("4 of 23 scenes · 1 of 2 endings found"));
  },
});

/** A story that is told from its premise has no paths. */
export const WithoutScenes = meta.story({
  args: { answers: { getSessionAtlas: { ...atlas, here: null, scenes: [], scenesTotal: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No map for this one" })).toBeVisible();
    const links = canvas.getAllByRole("link", { name: "The book" });
    await expect(links.at(-1)).toHaveAttribute("href", paths.sessionBook(id));
  },
});
