import type { ActionForm as SentForm } from "@katha/api/contract";
import { gameSession } from "@katha/api/contract";
import type { HistoryEntry } from "@katha/api/game";
import type { ModelLists } from "@katha/api/models";
import { asSent } from "@katha/api/testing";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { isTest } from "../../../../../.storybook/testing/is-test.ts";
import { resizeTo } from "../../../../../.storybook/testing/pages.ts";
import { paths } from "../../routes/paths.ts";
import { fourteenYears, lampKeeper } from "../../testing/library.ts";
import { modelLists, ownTeller } from "../../testing/models.ts";
import { asScreen, type Canvas, page, tryAgain, withoutPicture } from "../../testing/page.tsx";
import {
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { wallet } from "../../testing/progress.ts";
import { aResponse, aSession, anEntry, anOpening } from "../../testing/sessions.ts";
import { idOf } from "../../testing/stories.ts";
import { besideSession, lampTaken } from "../../testing/play-page.ts";
import { reader } from "../../testing/viewers.ts";

const finished = aSession(lampTaken.sessionData.narrativeHistory, {
  isCompleted: true,
  completionPercentage: 100,
  ending: "The lamp goes out",
  endingsFound: ["The lamp goes out"],
});

const answers = {
  ...besideSession,
  getSession: lampTaken,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Play/PlayPage",
  args: { at: paths.play(lampTaken.id), viewer: reader, answers },
});

/** A session where its player left it, with what they can do next. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: lampKeeper.title });
    await expect(heading).toBeVisible();
    const choices = await canvas.findByRole("list", { name: "What do you do?" });
    await expect(choices).toHaveTextContent("Turn around");
    await waitFor(() => expect(document.title).toBe(`${lampKeeper.title} · Katha`));
    await expect(canvas.getByRole("button", { name: /^Act/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const cover = canvasElement.querySelector("main > img");
    await expect(cover).toBeVisible();
    await expect(getComputedStyle(cover as Element).filter).toBe("none");
    await expect(document.documentElement.style.overflow).toBe("hidden");
  },
});

/** The story has no cover. */
export const WithoutCover = meta.story({
  args: { answers: { ...answers, getStory: { ...lampKeeper, coverImageUrl: null } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("list", { name: "What do you do?" });
    await expect(canvasElement.querySelector("main > img")).toBeNull();
  },
});

const longParts = Array.from({ length: 8 }, (_, at) =>
  anEntry(at + 1, {
    aiResponse: "The stair goes up, and the lamp goes up with you. ".repeat(6),
    choices: at === 7 ? ["Turn around", "Walk on, and count your steps"] : [],
  }),
);

/**
 * A phone on its side: nothing is fixed, the page scrolls from the story to the choices and commands, and the bar comes
 * to whoever reads back. The line at the top stays there when the phone is turned.
 */
export const Turned = meta.story({
  args: {
    answers: { ...answers, getSession: aSession([{ ...anOpening, choices: [] }, ...longParts]) },
  },
  globals: { viewport: { value: "turned" } },
  parameters: {
    ...withoutPicture,
    viewport: {
      options: {
        turned: { name: "A phone on its side", styles: { width: "844px", height: "390px" } },
      },
    },
  },
  play: async ({ canvas }) => {
    const story = await canvas.findByRole("region", { name: "The story so far" });
    const whole = canvas.getByRole("main");
    const newest = story.querySelector("[data-entry=narrative]:last-of-type") as Element;
    const top = () => newest.getBoundingClientRect().top;
    await waitFor(() => expect(whole.scrollTop).toBeGreaterThan(100));
    await expect(Math.abs(top())).toBeLessThan(48);

    if (isTest) {
      await resizeTo(390, 844);
      await waitFor(() => expect(story.scrollTop).toBeGreaterThan(100));
      await waitFor(() => expect(top() - story.getBoundingClientRect().top).toBeLessThan(48));
      await resizeTo(844, 390);
      await waitFor(() => expect(Math.abs(top())).toBeLessThan(48));
    }

    const back = canvas.getByRole("button", { name: "Back" });
    await expect(back.getBoundingClientRect().bottom).toBeLessThan(0);
    whole.scrollBy({ top: -80, behavior: "instant" });
    await fireEvent.wheel(story, { deltaY: -80 });
    await waitFor(() => expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    whole.scrollTo({ top: whole.scrollHeight, behavior: "instant" });
    await fireEvent.wheel(story, { deltaY: 80 });
    const tray = canvas.getByRole("form", { name: "Commands" }).getBoundingClientRect();
    await expect(tray.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

const corrected = fn();

/** A part is corrected from the menu below it: its text can be shortened, and its place is sent along. */
export const Corrected = meta.story({
  args: {
    answers: {
      ...answers,
      getStory: { ...lampKeeper, awaitsNativeReader: true },
      sendCorrection: async ({ request }) => {
        corrected(await request.json());
        return { message: "Thank you." };
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Not yet read by a native reader of /)).toBeVisible();
    const menus = await canvas.findAllByRole("button", { name: "More about this part" });
    const last = menus.at(-1) as HTMLElement;
    await userEvent.click(last);
    const ways = canvas.getAllByRole("button", { name: "Send a correction" });
    await userEvent.click(ways.at(-1) as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: "Send a correction" }));
    const passage = dialog.getByRole("textbox", { name: /^The passage/ });
    const told = lampTaken.sessionData.narrativeHistory[1]?.aiResponse;
    await expect(passage).toHaveValue(told);
    await userEvent.type(dialog.getByRole("textbox", { name: /^How it/ }), "You lift the lamp.");
    await userEvent.click(dialog.getByRole("button", { name: "Send to the author" }));
    await screen.findByRole("dialog", { name: "Thank you" });
    const turn = lampTaken.sessionData.narrativeHistory[1]?.turnId;
    await expect(corrected).toHaveBeenCalledWith({
      passage: told,
      proposed: "You lift the lamp.",
      note: "",
      part: { session_id: lampTaken.id, turn },
    });
  },
});

const answered = fn((body: object) => ({ ...reader, ...body }));

const unheard = (number: number) =>
  anEntry(number, {
    actionType: "custom_action",
    userInput: "I whistle.",
    isUnanswered: true,
  });
const thirdLine = (others: readonly HistoryEntry[] = []) =>
  aResponse([anOpening, unheard(1), unheard(2), unheard(3), ...others], {
    turnId: idOf(3 + others.length),
    actionType: "custom_action",
  });

async function say(canvas: Canvas, line: string): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox"), `${line}{Enter}`);
}

/** After the third line that the story cannot answer, the player is asked whether authors may see such lines. */
export const AskedAboutLines = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: aSession([anOpening, unheard(1), unheard(2)]),
      takeTurn: thirdLine(),
      updateMe: async ({ request }) => answered((await request.json()) as object),
    },
  },
  beforeEach: () => localStorage.removeItem(`katha-asked-about-lines-${reader.id}`),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox");
    await expect(canvas.queryByRole("region", { name: "What you type" })).toBeNull();
    await say(canvas, "I whistle.");
    const question = await canvas.findByRole("region", { name: "What you type" });
    await userEvent.click(within(question).getByRole("button", { name: "No" }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ shares_unanswered: false }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
});

const threeLines = [thirdLine(), thirdLine([unheard(4)]), thirdLine([unheard(4), unheard(5)])];

/** The question goes away when the player does something else, and is not asked again. */
export const AskedAboutLinesOnce = AskedAboutLines.extend({
  args: {
    answers: {
      ...answers,
      getSession: aSession([anOpening, unheard(1), unheard(2)]),
      takeTurn: () => threeLines[turnsTaken++] ?? thirdLine(),
    },
  },
  beforeEach: () => {
    turnsTaken = 0;
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await say(canvas, "I whistle.");
    const question = await canvas.findByRole("region", { name: "What you type" });
    await say(canvas, "I whistle.");
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(turnsTaken).toBe(2));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue(""));
    await expect(canvas.queryByRole("region", { name: "What you type" })).toBeNull();
  },
});
let turnsTaken = 0;

const paid = (at: number, amount: number, code: string, description: string) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  amount,
  balanceAfter: 143,
  reason: "task" as const,
  code,
  description,
  reference: null,
  createdAt: new Date(Date.now() - 1_000 * at).toISOString(),
});

/** Coins paid for finished tasks are said once, beside the balance, and cover nothing. */
export const CoinsEarned = meta.story({
  args: {
    answers: {
      ...answers,
      listWalletEntries: () => ({
        ...wallet,
        entries: [
          paid(1, 3, "daily_door", "A door ajar"),
          paid(2, 5, "daily_pages", "Five more pages"),
          paid(900, 20, "garland", "A garland"),
          ...wallet.entries,
        ],
      }),
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const told = "8 coins earned: “A door ajar”, “Five more pages”";
    await expect(await screen.findByText(told)).toBeVisible();
    await canvas.findByRole("list", { name: "What do you do?" });
    await expect(screen.getAllByText(/coins earned/)).toHaveLength(1);
    const kept = Number(localStorage.getItem(`katha-coins-told-${reader.id}`));
    await expect(kept).toBeGreaterThan(Date.now() - 60_000);
  },
});

const trust = { id: "trust", name: "Trust", kind: "number", least: 0, most: 5 } as const;
const key = { id: "key", name: "the iron key", about: "Cold, and heavier than it looks." };
const door = "Open the door under the stair";
const doorLocked = { text: door, isLocked: true, reason: null, odds: null };
const open = { isLocked: false, reason: null, needs: null };
const counting = aSession(lampTaken.sessionData.narrativeHistory, {
  state: { qualities: [{ ...trust, value: 2 }], things: [], slots: 8 },
  offers: [
    { ...open, text: "Turn around", odds: null },
    { ...open, text: "Walk on, and count your steps", odds: 0.62 },
    { ...doorLocked, needs: { says: "carries", name: "the iron key" } },
  ],
  commands: [{ name: "Ask the goat", cost: 5 }],
  costs: { continue: 2, immerse: 1, customAction: 3, show: 0, undo: 4 },
});
const asked = fn();

/** A story with state and its own command: the change is shown, and the door is open. */
export const KeepsCount = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: counting,
      takeTurn: async ({ request }) => {
        asked(await request.json());
        const { narrativeHistory: history } = counting.sessionData;
        const told = anEntry(10, {
          actionType: "custom_action",
          userInput: "Ask the goat",
          aiResponse: "It chews, and lays a key at your feet.",
          choices: [door],
        });
        return aResponse([...history, told], {
          actionType: "custom_action",
          narrative: "It chews, and lays a key at your feet.",
          choices: [door],
          offers: [{ ...open, text: door, odds: null }],
          state: { qualities: [{ ...trust, value: 3 }], things: [key], slots: 8 },
          changes: [
            { kind: "number", name: "Trust", by: 1, value: 3, most: 5 },
            { kind: "given", name: "the iron key" },
          ],
          check: null,
        });
      },
    },
  },
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole("button", { name: door });
    await expect(locked).toHaveAttribute("aria-disabled", "true");
    await expect(locked).toHaveAccessibleDescription("Only if you carry the iron key");
    await expect(canvas.getByRole("button", { name: /Chance of success: 62%$/ })).toBeVisible();
    const state = canvas.getByRole("button", { name: /^How things stand/ });
    await expect(state).toHaveTextContent("Trust2 of 5");
    await userEvent.click(canvas.getByRole("button", { name: "Know How" }));
    await expect(
      canvas.getByText("Continue", { selector: "dt" }).nextElementSibling,
    ).toHaveTextContent("2 XP");
    await userEvent.keyboard("{Escape}");
    await userEvent.type(canvas.getByRole("textbox"), "For later");
    await userEvent.click(canvas.getByRole("button", { name: "Ask the goat 5 XP" }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ action_type: "custom_action", command: "Ask the goat" }),
      ),
    );
    const changed = await canvas.findByText("+1 Trust, now 3 of 5 · The iron key is yours");
    await expect(changed).toBeVisible();
    await expect(state).toHaveTextContent("Trust3 of 5");
    await expect(canvas.getByRole("textbox")).toHaveValue("For later");
    await expect(canvas.getByRole("button", { name: door })).toBeEnabled();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByText(/Undoing takes 4 XP\.$/)).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  },
});

/**
 * A session from before stories had state has none, and plays as before. Without the list of models, a few fallback models
 * stand in.
 */
export const StoredBefore = meta.story({
  args: {
    answers: {
      ...answers,
      featuredModels: unreachable,
      getSession: () => {
        const {
          state: _state,
          offers: _offers,
          commands: _commands,
          costs: _costs,
          ...old
        } = lampTaken;
        const history = old.sessionData.narrativeHistory.map(
          ({ changes: _changes, check: _check, ...entry }) => entry,
        );
        const sessionData = { ...old.sessionData, narrativeHistory: history };
        return Response.json(asSent(gameSession, { ...old, sessionData }));
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Turn around" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: /^How things stand/ })).toBeNull();
    await expect(canvas.queryByRole("group", { name: "This story's own commands" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Know How" }));
    await expect(
      canvas.getByText("Immerse", { selector: "dt" }).nextElementSibling,
    ).toHaveTextContent("1 XP");
  },
});

const [painter] = modelLists.image;
const affordable = {
  ...painter,
  modelKey: "chitrakar",
  displayName: "Chitrakar",
  creditCost: 2,
};
const twoPainters = { ...modelLists, image: [...modelLists.image, affordable] } as ModelLists;

/** Too few coins: the player sees the price, and models they can afford. */
export const TooFewCoins = meta.story({
  args: {
    answers: {
      ...answers,
      featuredModels: twoPainters,
      takeTurn: problem(402, "not_enough_credits", {
        detail: "Not enough credits",
        model_requested: "vishvakarma",
        available_credits: 2,
        required_credits: 5,
        suggested_alternatives: ["chitrakar", "tenali"],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Show/ }));
    await waitFor(() => expect(canvas.getByText(/You have 2 credits, but need 5\./)).toBeVisible());
    const offers = await canvas.findByRole("region", { name: "Models you can afford" });
    await expect(within(offers).getByRole("button", { name: /Chitrakar/ })).toBeVisible();
    await expect(within(offers).getByRole("button", { name: /Tenali/ })).toBeVisible();
    const entry = within(canvas.getByRole("region", { name: "The story so far" }));
    await expect(await entry.findByRole("button", { name: /Chitrakar/ })).toBeVisible();
  },
});

/** No painter is affordable: the page says how to earn coins. */
export const TooFewCoinsForAnyPicture = TooFewCoins.extend({
  args: {
    answers: {
      ...answers,
      takeTurn: problem(402, "not_enough_credits", {
        detail: "Not enough credits",
        model_requested: "vishvakarma",
        available_credits: 1,
        required_credits: 5,
        suggested_alternatives: [],
      }),
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Show/ }));
    await waitFor(() => expect(canvas.getByText(/progress page earn more\./)).toBeVisible());
    await expect(canvas.queryByRole("region", { name: "Models you can afford" })).toBeNull();
  },
});

const models: (string | null | undefined)[] = [];

/** A server may suggest models in a successful answer, also models that it does not list: each can be chosen. */
export const SuggestedModels = meta.story({
  args: {
    answers: {
      ...answers,
      takeTurn: async ({ request }) => {
        const form = (await request.json()) as SentForm;
        models.push(form.selected_model);
        return Response.json({
          current_xp: 100,
          model_requested: form.selected_model,
          available_credits: 2,
          required_credits: 5,
          suggested_alternatives: ["chitrakar-lite", "birbal-mini"],
        });
      },
    },
  },
  beforeEach: () => void models.splice(0),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Show/ }));
    const said = "Not enough credits for Vishvakarma. You have 2 credits, but need 5.";
    await waitFor(() => expect(canvas.getByText(new RegExp(said))).toBeVisible());
    const offers = await canvas.findByRole("region", { name: "Models you can afford" });
    await userEvent.click(within(offers).getByRole("button", { name: "chitrakar-lite" }));
    await waitFor(() => expect(offers).not.toBeInTheDocument());
    const log = within(canvas.getByRole("region", { name: "The story so far" }));
    await userEvent.click(log.getByRole("button", { name: "birbal-mini" }));
    await expect(canvas.getByRole("button", { name: /Image model: chitrakar-lite/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Text model: birbal-mini/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Show/ }));
    await waitFor(() => expect(models).toEqual(["vishvakarma", "chitrakar-lite"]));
    await canvas.findByRole("region", { name: "Models you can afford" });
    await userEvent.click(canvas.getByRole("button", { name: /^Continue/ }));
    await waitFor(() => expect(models.at(-1)).toBe("birbal-mini"));
  },
});

const deed = { kind: "deed" as const, turnId: null, isCorrected: false };

/** The summary opens on request, so that the last passage can be read first. */
async function openEnding(): Promise<void> {
  const summary = await screen.findByRole("button", { name: "See how it ended" });
  await expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(summary);
}

/** At an ending the player sees what the story remembers, and is asked for a rating. */
export const Ended = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: finished,
      getSessionMemory: {
        sessionId: finished.id,
        items: [
          { ...deed, id: "1", text: "You promised Hari the lamp." },
          { ...deed, id: "2", text: "You blew it out.", isStruck: true },
          { ...deed, id: "3", kind: "fact", text: "The lamp is brass." },
        ],
      },
      getStory: { ...lampKeeper, reading: { hasBegun: true, hasFinished: true, rating: null } },
      rateStory: unreachable,
      similarStories: [fourteenYears],
    },
  },
  play: async () => {
    await openEnding();
    const ending = await screen.findByRole("dialog", { name: "The story has ended" });
    // It opens with the stars in place, so that nothing moves its buttons.
    within(ending).getByRole("group", { name: "How did you like this story?" });
    await expect(ending).toBeVisible();
    const deeds = within(ending).getByRole("list");
    await expect(deeds).toHaveTextContent(/^You promised Hari the lamp\.$/);
  },
});

/** When played again, a story that asks who the player is asks once more. */
export const AsksAgain = Ended.extend({
  args: {
    answers: {
      ...answers,
      getSession: finished,
      getSessionMemory: unreachable,
      getStory: {
        ...lampKeeper,
        who: {
          qualities: [
            { id: "name", name: "Your name", kind: "text", values: [], start: "Stranger" },
          ],
          things: [],
          thingsMost: 0,
        },
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Play again" }));
    const who = await screen.findByRole("dialog", { name: "Who are you?" });
    await expect(within(who).getByRole("textbox", { name: "Your name" })).toHaveValue("Stranger");
    await userEvent.click(within(who).getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(who).not.toBeInTheDocument());
    await expect(await screen.findByRole("button", { name: "Play again" })).toBeVisible();
  },
});

const stillOpen = aSession([{ ...anOpening, aiResponse: "The lamp you left." }], { id: idOf(71) });
const begunAgain = aSession([anOpening], { id: idOf(72) });
const create = fn();

/** Played again, the story begins at its beginning, also where another play of it is still open; once for two presses. */
export const PlaysAgain = Ended.extend({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      getSession: ({ params }) =>
        [stillOpen, begunAgain].find(({ id }) => id === params["session_id"]) ?? finished,
      getSessionMemory: unreachable,
      createSession: async ({ request }) => {
        const session = (await request.json()) as { anew?: boolean };
        create(session);
        return session.anew === true ? begunAgain : stillOpen;
      },
    },
  },
  beforeEach: () => void create.mockClear(),
  play: async ({ canvas }) => {
    await openEnding();
    const ending = within(await screen.findByRole("dialog", { name: "The story has ended" }));
    await userEvent.dblClick(ending.getByRole("button", { name: "Play again" }));
    const choices = await canvas.findByRole("list", { name: "What do you do?" });
    await expect(choices).toHaveTextContent("Take it");
    await expect(canvas.queryByText("The lamp you left.")).toBeNull();
    await expect(create).toHaveBeenCalledOnce();
  },
});

/** A rating that was lost can be given again. Below the last part stand stories like this one. */
export const Rated = Ended.extend({
  play: async ({ canvas, msw }) => {
    await openEnding();
    await userEvent.click(await screen.findByRole("radio", { name: "4 stars" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
    msw.use(
      ...handlersFor({
        rateStory: { rating: 4, averageRating: 4.5 },
        getStory: { ...lampKeeper, reading: { hasBegun: true, hasFinished: true, rating: 4 } },
      }),
    );
    await userEvent.click(screen.getByRole("radio", { name: "4 stars" }));
    await expect(await screen.findByText(/You can change your mind at any time\./)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Read it once more" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const others = await canvas.findByRole("region", { name: "More like this" });
    await expect(within(others).getByRole("link", { name: fourteenYears.title })).toHaveAttribute(
      "href",
      paths.story(fourteenYears.id),
    );
    await expect(canvas.getByRole("button", { name: "See how it ended" })).toBeVisible();
  },
});

/** Where no provider serves a storyteller, there is Katha's own, and the picker says what others would be. */
export const OwnTeller = meta.story({
  args: { answers: { ...answers, featuredModels: ownTeller } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Text model: Tenali 0 coins" }),
    );
    const own = canvas.getByRole("radio", { name: /^Tenali The author’s words.* Free\. 0 coins$/ });
    await expect(own).toBeChecked();
    await expect(canvas.getByRole("group", { name: "Text model" })).toHaveAccessibleDescription(
      /^Other storytellers are language models.*when this house connects one\.$/,
    );
  },
});

const askedOfOwnKey: (string | null | undefined)[] = [];
const ownKeysAllowed = { ...modelLists, ownKeysAllowed: true };

/** A reader's own key is one of the storytellers, for no coins; where it fails the page says why, and where to mend it. */
export const OwnKeyFails = meta.story({
  args: {
    answers: {
      ...answers,
      featuredModels: ownKeysAllowed,
      readOwnKey: {
        isAllowed: true,
        key: {
          provider: "openai",
          model: "gpt-4.1",
          opens: true,
          addedAt: "2026-11-20T08:00:00.000Z",
        },
      },
      takeTurn: async ({ request }) => {
        const form = (await request.json()) as SentForm;
        askedOfOwnKey.push(form.selected_model);
        const told = anEntry(2, {
          aiResponse: "The breath stays behind you.",
          modelUsed: null,
          creditsConsumed: 0,
        });
        return aResponse([...lampTaken.sessionData.narrativeHistory, told], {
          turnId: idOf(2),
          ownKey: "key_refused",
          modelUsed: null,
          creditsConsumed: 0,
        });
      },
    },
  },
  parameters: withoutPicture,
  beforeEach: () => void askedOfOwnKey.splice(0),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Text model/ }));
    const own = await canvas.findByRole("radio", { name: /^Your own: gpt-4\.1.*0 coins$/ });
    await expect(own).toHaveAccessibleName(/billed to you by OpenAI/);
    await userEvent.click(own);
    await expect(
      canvas.getByRole("button", { name: "Text model: Your own: gpt-4.1 0 coins" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Continue/ }));
    await waitFor(() =>
      expect(canvas.getByText(/refuses your own key.*“Your Account”/)).toBeVisible(),
    );
    await expect(askedOfOwnKey).toEqual(["own"]);
  },
});

/** Readers may bring a key, and this one has not: the picker says where. */
export const OwnKeyMayCome = meta.story({
  args: {
    answers: {
      ...answers,
      featuredModels: ownKeysAllowed,
      readOwnKey: { isAllowed: true, key: null },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Text model/ }));
    await expect(canvas.getByRole("group", { name: "Text model" })).toHaveAccessibleDescription(
      /see “Your Account”/,
    );
    await expect(canvas.queryByRole("radio", { name: /^Your own/ })).toBeNull();
  },
});

const typed = "I wait.";

async function act(canvas: Canvas): Promise<void> {
  const words = await canvas.findByRole("textbox");
  await userEvent.type(words, typed);
  await userEvent.click(canvas.getByRole("button", { name: /^Act/ }));
}

/** A server error is shown at once, and an empty answer counts as one; the typed words are kept. */
export const ServerFails = meta.story({
  args: {
    answers: { ...answers, takeTurn: problem(500, "internal_error", { detail: "Our fault." }) },
  },
  play: async ({ canvas, msw }) => {
    await act(canvas);
    await waitFor(() => expect(canvas.getByText("Our fault.")).toBeVisible());
    await expect(canvas.queryByText("AI is thinking...")).toBeNull();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
    msw.use(...handlersFor({ takeTurn: () => Response.json(null) }));
    await userEvent.click(canvas.getByRole("button", { name: /^Act/ }));
    const notice = "An error occurred while executing the action.";
    await waitFor(() => expect(canvas.getByText(notice)).toBeVisible());
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

const isLost = "The connection was lost. Trying again, nothing is paid twice.";

/** The connection is lost: the player sees it, and the typed words are kept. */
export const LineLost = meta.story({
  args: { answers: { ...answers, takeTurn: unreachable } },
  play: async ({ canvas }) => {
    await act(canvas);
    await waitFor(() => expect(canvas.getByText(isLost)).toBeVisible());
    await expect(canvas.queryByText("AI is thinking...")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Try now" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

/** The same when a gateway answers for a server that is down. */
export const GatewayFails = LineLost.extend({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      takeTurn: () => new Response("<h1>504 Gateway Time-out</h1>", { status: 504 }),
    },
  },
});

/** The player stops waiting, and can change what they typed. They retry at once, and the connection is back. */
export const TriedNow = LineLost.extend({
  play: async ({ canvas, msw }) => {
    await act(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Stop" }));
    await waitFor(() =>
      expect(canvas.getByText(/^You stopped waiting for this part\./)).toBeVisible(),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
    await expect(canvas.getByRole("textbox")).not.toHaveAttribute("readonly");
    await userEvent.click(canvas.getByRole("button", { name: /^Act/ }));
    const tryNow = await canvas.findByRole("button", { name: "Try now" });
    const said = anEntry(2, {
      actionType: "custom_action",
      userInput: typed,
      aiResponse: "The flame leans away from you.",
    });
    const history = [...lampTaken.sessionData.narrativeHistory, said];
    msw.use(...handlersFor({ takeTurn: aResponse(history) }));
    await userEvent.click(tryNow);
    await waitFor(() => expect(canvas.queryByText(isLost)).toBeNull());
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue(""));
  },
});

const isUnanswered = "Still waiting for the server. Nothing is paid twice.";

/** The narrator does not start to answer, as the network swallows the request: the player can send it again. */
export const Unanswered = LineLost.extend({
  args: { answers: { ...answers, takeTurn: pending } },
  play: async ({ canvas }) => {
    await act(canvas);
    await expect(await canvas.findByText("AI is thinking...")).toBeVisible();
    await expect(await canvas.findByText(isUnanswered)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try now" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(typed);
  },
});

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
    const home = canvas.getByRole("link", { name: "To all stories" });
    await expect(home).toHaveAttribute("href", paths.home);
  },
});

/** Deleted on another page while it is open here: the next action finds that out. */
export const DeletedElsewhere = meta.story({
  args: { answers: { ...answers, takeTurn: problem(404, "session_not_found") } },
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    const choice = await canvas.findByRole("button", { name: /Turn around/ });
    const gone = { ...answers, getSession: problem(404, "session_not_found") };
    msw.use(...handlersFor({ ...gone, takeTurn: gone.getSession }));
    await userEvent.click(choice);
    const missing = { level: 1, name: "Game session not found" };
    await expect(await canvas.findByRole("heading", missing)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Show/ })).toBeNull();
  },
});

/** The server's answer is empty. */
export const EmptySession = NotFound.extend({
  parameters: withoutPicture,
  args: { answers: { ...answers, getSession: () => Response.json(null) } },
});

/** The server cannot be reached, and then it can. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...answers, getSession: unreachable } },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor(answers));
    await tryAgain(canvas, () => canvas.getByRole("list", { name: "What do you do?" }));
  },
});

const stairs = [
  anOpening,
  ...Array.from({ length: 119 }, (_, at) =>
    anEntry(at + 1, {
      selectedChoice: at % 3 === 0 ? "Climb on, and count" : null,
      aiResponse: `Step ${at + 1}. The stair turns, and the dust lies on it like flour. Somewhere above you the lamp is still burning, or somebody has lit another.`,
      choices: ["Climb on, and count", "Rest on the landing"],
    }),
  ),
];
const perPage = 40;
const pageBefore = (end: number) => {
  const from = Math.max(0, end - perPage);
  return { entries: stairs.slice(from, end), earlier: from > 0 ? String(from) : null };
};
const { entries: newest, earlier: cursor } = pageBefore(stairs.length);
const long = aSession();
const longSession = {
  ...long,
  sessionData: { ...long.sessionData, narrativeHistory: newest, earlier: cursor },
};
const entriesAsked = fn(({ request }: { request: Request }) =>
  pageBefore(Number(new URL(request.url).searchParams.get("before"))),
);
const scroller = (canvas: Canvas) => canvas.getByRole("region", { name: "The story so far" });
const step = (canvas: Canvas, number: number) =>
  canvas.findByText(new RegExp(`^Step ${number}\\.`));

/** Scrolls to the first part that is there, once the log has opened at its newest. */
async function scrollUp(canvas: Canvas): Promise<HTMLElement> {
  await step(canvas, 119);
  const view = scroller(canvas);
  await waitFor(() => expect(view.scrollTop).toBeGreaterThan(1_000));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  view.scrollTo({ top: 0, behavior: "instant" });
  return view;
}

const waiting: (() => void)[] = [];
const arrive = async () => {
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.pop()?.();
};

/**
 * A long session opens at its newest part, and has only its newest parts. Older parts come as the reader scrolls up, and
 * what they read stays where it is; the story can be played on meanwhile.
 */
export const Long = meta.story({
  args: {
    answers: {
      ...answers,
      getSession: longSession,
      getSessionEntries: async (call) => {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
        return entriesAsked(call);
      },
    },
  },
  beforeEach: () => void entriesAsked.mockClear(),
  play: async ({ canvas }) => {
    await expect(await step(canvas, 119)).toBeVisible();
    await expect(canvas.queryByText(/^Step 79\./)).toBeNull();
    await expect(entriesAsked).not.toHaveBeenCalled();
    const view = await scrollUp(canvas);
    // Not every browser keeps the place by itself.
    view.style.overflowAnchor = "none";
    const first = await step(canvas, 80);
    const earlier = canvas.getByRole("button", { name: "Earlier" });
    await waitFor(() => expect(earlier).toHaveAttribute("aria-busy", "true"));
    await expect(canvas.getByRole("button", { name: /Climb on/ })).toBeEnabled();
    await waitFor(() => expect(first).toBeVisible());
    const before = first.getBoundingClientRect().top;
    await arrive();
    // Parts that are not in sight are plain text.
    await waitFor(() => expect(view).toHaveTextContent("Step 40."));
    // They get their heights one frame after another.
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise(requestAnimationFrame);
      await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(2);
    }
    await expect(view.scrollTop).toBeGreaterThan(1_000);
    await expect(document.querySelector("[aria-live=polite]")).not.toHaveTextContent("Step");
    view.scrollTo({ top: 0, behavior: "instant" });
    await arrive();
    await waitFor(() => expect(view).toHaveTextContent("A lamp burns."));
    await expect(canvas.queryByRole("button", { name: "Earlier" })).toBeNull();
    await expect(entriesAsked).toHaveBeenCalledTimes(2);
  },
});

/** Older parts cannot be loaded: what is there stays, and they can be asked for again. */
export const EarlierFails = Long.extend({
  args: { answers: { ...answers, getSession: longSession, getSessionEntries: unreachable } },
  play: async ({ canvas }) => {
    await scrollUp(canvas);
    const failed = await canvas.findByText("Earlier parts could not be loaded.");
    await expect(failed).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(await step(canvas, 80)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Act/ })).toBeVisible();
  },
});

/** They come at the next try, by keyboard. */
export const EarlierAgain = EarlierFails.extend({
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    const view = await scrollUp(canvas);
    const again = await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor({ getSessionEntries: entriesAsked }));
    again.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(view).toHaveTextContent("Step 40."));
    await expect(canvas.queryByText("Earlier parts could not be loaded.")).toBeNull();
    await expect(again).toHaveFocus();
  },
});

const sent = fn();

/** A turn says what the page has, is answered with what is new, and what was taken back goes. */
export const OnlyWhatIsNew = Long.extend({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      getSession: longSession,
      getSessionEntries: entriesAsked,
      takeTurn: async ({ request }) => {
        sent(await request.json());
        const told = aResponse([anEntry(200, { actionType: "undo", aiResponse: null })], {
          actionType: "undo",
          narrative: null,
          modelUsed: null,
        });
        const last = stairs.at(-1)?.turnId as string;
        const data = { ...told.sessionData, withdrawn: [last], current: stairs.at(-2) ?? null };
        return { ...told, turnId: idOf(200), sessionData: data };
      },
    },
  },
  play: async ({ canvas }) => {
    await step(canvas, 119);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo this part" }));
    await expect(await canvas.findByText("A part was taken back")).toBeVisible();
    await expect(canvas.queryByText(/^Step 119\./)).toBeNull();
    await expect(await step(canvas, 118)).toBeInTheDocument();
    const have = stairs.at(-1)?.turnId;
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ have, seen: have }));
  },
});
