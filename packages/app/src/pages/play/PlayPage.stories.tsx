import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { lampKeeper } from "../../testing/library.ts";
import { modelLists } from "../../testing/models.ts";
import { type Canvas, page } from "../../testing/page.tsx";
import {
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { wallet } from "../../testing/progress.ts";
import { aResponse, aSession, anEntry, anOpening } from "../../testing/sessions.ts";
import { reader } from "../../testing/viewers.ts";

const begun = aSession([
  { ...anOpening, choices: [] },
  anEntry(1, {
    selected_choice: "Take the lamp",
    ai_response: "You take the lamp. Behind you, somebody breathes in and does not breathe out.",
    choices: ["Turn around", "Walk on, and count your steps"],
  }),
]);
const finished = aSession(begun.session_data.narrative_history, {
  is_completed: true,
  completion_percentage: 100,
  ending: "The lamp goes out",
  endings_found: ["The lamp goes out"],
});

const answers = {
  getSession: begun,
  getStory: lampKeeper,
  featuredModels: modelLists,
  listWalletEntries: wallet,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/PlayPage",
  args: { at: paths.play(begun.id), viewer: reader, answers },
});

/** A session where its player left it, with what they can do now. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: lampKeeper.title });
    await expect(heading).toBeVisible();
    const choices = await canvas.findByRole("list", { name: "What do you do?" });
    await expect(choices).toHaveTextContent("Turn around");
    await waitFor(() => expect(document.title).toBe(`${lampKeeper.title} · Katha`));
    await expect(canvas.getByRole("button", { name: /^Act/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

/** The narrator is asked, and has not begun to answer. */
export const Waiting = meta.story({
  args: { answers: { ...answers, takeTurn: pending } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Turn around/ }));
    await expect(await canvas.findByText("AI is thinking...")).toBeVisible();
  },
});

/** Too few coins: the player sees what it takes, and models they can afford. */
export const TooFewCoins = meta.story({
  args: {
    answers: {
      ...answers,
      takeTurn: problem(402, "not_enough_credits", {
        detail: "Not enough credits",
        model_requested: "vishvakarma",
        available_credits: 2,
        required_credits: 5,
        suggested_alternatives: ["tenali"],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Show/ }));
    await expect(await canvas.findByText(/You have 2 credits, but need 5\./)).toBeVisible();
    const offers = await canvas.findByRole("region", { name: "Models you can afford" });
    await expect(offers).toBeVisible();
  },
});

/** Some servers answer 200 with the same offer: it is treated alike. */
export const TooFewCoinsIn200 = TooFewCoins.extend({
  args: {
    answers: {
      ...answers,
      takeTurn: () =>
        Response.json({
          narrative: null,
          model_requested: "vishvakarma",
          available_credits: 2,
          required_credits: 5,
          suggested_alternatives: ["tenali"],
        }),
    },
  },
});

/** Taking one of the models that they can afford puts the offer away. */
export const AnotherNarrator = TooFewCoins.extend({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Show/ }));
    const offers = await canvas.findByRole("region", { name: "Models you can afford" });
    await userEvent.click(within(offers).getByRole("button", { name: /Tenali/ }));
    await waitFor(() => expect(offers).not.toBeInTheDocument());
  },
});

/** At an ending the player is asked for a rating. */
export const Ended = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: finished,
      getStory: { ...lampKeeper, reading: { has_finished: true, rating: null } },
      rateStory: unreachable,
    },
  },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "The story has ended" })).toBeVisible();
    await expect(
      await screen.findByRole("group", { name: "How did you like this story?" }),
    ).toBeVisible();
  },
});

/** A rating that was lost on the way can be given again. */
export const Rated = Ended.extend({
  play: async ({ msw }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "4 stars" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
    msw.use(
      ...handlersFor({
        rateStory: { rating: 4, average_rating: 4.5 },
        getStory: { ...lampKeeper, reading: { has_finished: true, rating: 4 } },
      }),
    );
    await userEvent.click(screen.getByRole("radio", { name: "4 stars" }));
    await expect(await screen.findByText(/You can change your mind at any time\./)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Read it once more" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** Without the list of models a few stand in that are always there. */
export const ModelsFail = meta.story({
  args: { answers: { ...answers, featuredModels: unreachable } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: lampKeeper.title });
    await expect(heading).toBeVisible();
  },
});

const typed = "I hold the lamp out at arm's length.";

async function act(canvas: Canvas): Promise<void> {
  const words = await canvas.findByRole("textbox");
  await userEvent.type(words, typed);
  await userEvent.click(canvas.getByRole("button", { name: /^Act/ }));
}

/** A fault of the server's own is shown at once, and the typed words are still there. */
export const ServerFails = meta.story({
  args: {
    answers: { ...answers, takeTurn: problem(500, "internal_error", { detail: "Our fault." }) },
  },
  play: async ({ canvas }) => {
    await act(canvas);
    await expect(await canvas.findByText("Our fault.", {}, { timeout: 2_000 })).toBeVisible();
    await expect(canvas.queryByText("AI is thinking...")).toBeNull();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

/** An answer without anything in it is a failed action. */
export const EmptyAnswer = meta.story({
  args: { answers: { ...answers, takeTurn: () => Response.json(null) } },
  play: async ({ canvas }) => {
    await act(canvas);
    const notice = "An error occurred while executing the action.";
    await expect(await canvas.findByText(notice, {}, { timeout: 2_000 })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

const isLost = "The line was lost. Trying again, nothing is paid twice.";

/** The connection is lost: the player sees it within two seconds, and what they typed is kept. */
export const LineLost = meta.story({
  args: { answers: { ...answers, takeTurn: unreachable } },
  play: async ({ canvas }) => {
    await act(canvas);
    await expect(await canvas.findByText(isLost, {}, { timeout: 2_000 })).toBeVisible();
    await expect(canvas.queryByText("AI is thinking...")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Try now" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

/** A gateway answers for a server that is away: the same. */
export const GatewayFails = LineLost.extend({
  args: {
    answers: {
      ...answers,
      takeTurn: () => new Response("<h1>504 Gateway Time-out</h1>", { status: 504 }),
    },
  },
});

/** The player does not wait for the next try, and the line is back. */
export const TriedNow = LineLost.extend({
  play: async ({ canvas, msw }) => {
    await act(canvas);
    const tryNow = await canvas.findByRole("button", { name: "Try now" });
    const said = anEntry(2, {
      action_type: "custom_action",
      user_input: typed,
      ai_response: "The flame leans away from you.",
    });
    const history = [...begun.session_data.narrative_history, said];
    msw.use(...handlersFor({ takeTurn: aResponse(history) }));
    await userEvent.click(tryNow);
    await waitFor(() => expect(canvas.queryByText(isLost)).toBeNull());
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue(""));
  },
});

/** The player does not wait at all, and can change what they typed. */
export const StoppedWaiting = LineLost.extend({
  play: async ({ canvas }) => {
    await act(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Stop" }));
    await expect(await canvas.findByText(/^You stopped waiting for this part\./)).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
    await expect(canvas.getByRole("textbox")).not.toHaveAttribute("readonly");
  },
});

const isUnanswered = "Still waiting for the server. Nothing is paid twice.";

/** The network swallows the request: the player sees it within six seconds, and may send it again. */
export const Unanswered = LineLost.extend({
  args: { answers: { ...answers, takeTurn: pending } },
  play: async ({ canvas }) => {
    await act(canvas);
    await expect(await canvas.findByText(isUnanswered, {}, { timeout: 6_000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try now" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

/** Until the session is here. */
export const Loading = meta.story({
  args: { answers: { ...answers, getSession: pending } },
  parameters: { isUntitled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading game session...")).toBeVisible();
  },
});

/** Somebody else's session, or none. */
export const NotFound = meta.story({
  args: { answers: { ...answers, getSession: problem(404, "session_not_found") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Game session not found",
    );
  },
});

/** The server answers, with no session. */
export const EmptySession = NotFound.extend({
  args: { answers: { ...answers, getSession: () => Response.json(null) } },
});

/** The server cannot be reached. */
export const Unreachable = meta.story({
  args: { answers: { ...answers, getSession: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** It can be reached again. */
export const TriedAgain = Unreachable.extend({
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor(answers));
    await userEvent.click(retry);
    const choices = await canvas.findByRole("list", { name: "What do you do?" });
    await expect(choices).toBeVisible();
  },
});
