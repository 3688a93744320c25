import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";
import {
  type Answers,
  asStream,
  handlersFor,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { aResponse, aSession, anEntry, anOpening, asEvents } from "../../testing/sessions.ts";
import { idOf } from "../../testing/stories.ts";
import { besideSession } from "../../testing/play-page.ts";
import { reader } from "../../testing/viewers.ts";

const begun = aSession();
const opened = aResponse([
  anOpening,
  anEntry(10, { aiResponse: "The door opens.", choices: ["In", "Out"] }),
]);

/** A turn, streamed word by word. */
const told = (response = opened) =>
  asStream(
    asEvents(
      { event: "turn", turn_id: idOf(10), action_type: "continue", model: "tenali", held: 1 },
      { event: "delta", part: "narrative", text: "The door " },
      { event: "delta", part: "narrative", text: "opens." },
      { event: "done", response },
    ),
  );

const answers = {
  ...besideSession,
  getSession: begun,
  takeTurn: () => told(),
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/OpenSession",
  // Behaviour only: PlayPage's stories have the snapshots.
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: paths.play(begun.id), viewer: reader, answers },
});

/**
 * Coins that were held but not charged are not shown as paid. The part is corrected right after it arrived: its whole text
 * is there.
 */
export const CorrectedAtOnce = meta.story({
  args: { answers: { ...answers, takeTurn: () => told({ ...opened, creditsConsumed: 0 }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take it" }));
    await expect(await canvas.findByRole("button", { name: "Out" })).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Using Tenali (0 credits)")).toBeVisible());
    const menus = await canvas.findAllByRole("button", { name: "More about this part" });
    await userEvent.click(menus.at(-1) as HTMLElement);
    const ways = canvas.getAllByRole("button", { name: "Send a correction" });
    await userEvent.click(ways.at(-1) as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: "Send a correction" }));
    const passage = dialog.getByRole("textbox", { name: /^The passage/ });
    await expect(passage).toHaveValue("The door opens.");
  },
});

const asked = anEntry(11, {
  aiResponse: "Did you mean this?",
  choices: ["Take it", "No, not that."],
  isQuestion: true,
});

/** Katha asks what was meant: such a part has nothing to retell. */
export const Question = meta.story({
  args: {
    answers: { ...answers, getSession: aSession([anOpening, anEntry(10), asked]) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "No, not that." })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Tell it again" })).toBeNull();
  },
});

/** In the author's own words: retelling would give the same text, so it is not offered. */
export const Verbatim = Question.extend({
  args: {
    answers: {
      ...answers,
      getSession: aSession([
        anOpening,
        anEntry(10, { isVerbatim: true, choices: ["No, not that."] }),
      ]),
    },
  },
});

const led = anEntry(10, {
  actionType: "custom_action",
  selectedChoice: null,
  userInput: "What is behind it?",
  aiResponse: "The door opens.",
  takenChoice: "Take it",
  choices: ["In", "Out"],
});
const takenBack = aResponse([anOpening, { ...led, isUndone: true }], { actionType: "undo" });

/** The player's words were taken for the wrong choice: the part is undone, and the words can be rephrased. */
export const NotMeant = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: aSession([anOpening, led]),
      takeTurn: async ({ request }) => {
        await expect(await request.json()).toMatchObject({ action_type: "undo" });
        return takenBack;
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Not what I meant" }));
    const field = canvas.getByRole("textbox");
    await waitFor(() => expect(field).toHaveValue("What is behind it?"));
    await expect(canvas.getByText("A part was taken back")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Not what I meant" })).toBeNull();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

let taken = 10;

/** A begun line survives every choice and command. */
export const BegunLine = meta.story({
  args: {
    answers: {
      ...answers,
      takeTurn: async ({ request }) => {
        const { action_type: actionType } = (await request.json()) as { action_type: string };
        return { ...opened, actionType, turnId: idOf((taken += 1)) } as typeof opened;
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "For later");
    for (const name of ["Take it", /^Continue/, /^Immerse/, /^Show/]) {
      await userEvent.click(await canvas.findByRole("button", { name }));
      await expect(await canvas.findByRole("button", { name: "Out" })).toBeVisible();
      await expect(canvas.getByRole("textbox")).toHaveValue("For later");
    }
  },
});

/** While the connection was lost, another tab took a turn: it is shown, and the typed line can still be sent. */
export const AnotherTabsTurn = meta.story({
  args: { answers: { ...answers, takeTurn: unreachable } },
  play: async ({ canvas, msw }) => {
    const typed = "I wait.";
    await userEvent.type(await canvas.findByRole("textbox"), typed);
    await userEvent.click(canvas.getByRole("button", { name: /^Act/ }));
    const tryNow = await canvas.findByRole("button", { name: "Try now" });
    const inTheWay = problem(409, "turn_in_progress", { turn_id: idOf(10) });
    msw.use(...handlersFor({ takeTurn: inTheWay, turnEvents: () => told() }));
    await userEvent.click(tryNow);
    await expect(await canvas.findByRole("button", { name: "Out" })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
    const log = within(canvas.getByRole("region", { name: "The story so far" }));
    await expect(log.queryByText(typed)).toBeNull();
  },
});

const playedOn = aSession([anOpening, anEntry(10, { aiResponse: "The door opens." })]);

/** Another device has played on: the line is not sent into a scene that the player has not seen, and is kept. */
export const AnotherDevicesTurn = meta.story({
  args: { answers: { ...answers, takeTurn: problem(409, "story_moved") } },
  play: async ({ canvas, msw }) => {
    const typed = "I wait.";
    await userEvent.type(await canvas.findByRole("textbox"), typed);
    msw.use(...handlersFor({ getSession: playedOn }));
    await userEvent.click(canvas.getByRole("button", { name: /^Act/ }));
    await expect(await canvas.findByText(/nothing was done just now/)).toBeVisible();
    await expect(canvas.getByText("The door opens.")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

/** The same when the player only comes back to the page. */
export const SeenAgain = meta.story({
  play: async ({ canvas, msw }) => {
    await userEvent.type(await canvas.findByRole("textbox"), "For later");
    msw.use(...handlersFor({ getSession: playedOn }));
    globalThis.dispatchEvent(new Event("focus"));
    await expect(await canvas.findByText("The door opens.")).toBeVisible();
    await expect(canvas.getByText(/The story has changed since/)).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("For later");
  },
});

const fewCoins = {
  ...opened,
  low_credits_warning: true,
  credit_warning_message: "Only 4 coins are left.",
};

/** Few coins are left, and the server says how many. */
export const FewCoins = meta.story({
  args: { answers: { ...answers, takeTurn: fewCoins } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take it" }));
    await expect(await canvas.findByText("Only 4 coins are left.")).toBeVisible();
  },
});

/** The server's sentence is only in English, so Hindi readers get ours. */
export const FewCoinsInHindi = FewCoins.extend({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take it" }));
    await expect(await canvas.findByText("आपके सिक्के कम हो रहे हैं!")).toBeVisible();
    await expect(canvas.queryByText("Only 4 coins are left.")).toBeNull();
  },
});
