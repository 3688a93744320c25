import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../.storybook/modes.ts";
import { noSession } from "../../testing/sessions.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { fourteenYears } from "../../testing/library.ts";
import { asScreen, type Canvas, page, tryAgain, withoutPicture } from "../../testing/page.tsx";
import {
  type Answers,
  asStream,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { modelLists } from "../../testing/models.ts";
import { wallet } from "../../testing/progress.ts";
import { aResponse, aSession, anEntry, anOpening, asEvents } from "../../testing/sessions.ts";
import { aSummary } from "../../testing/shelf.ts";
import { idOf, matureStory, veiledStory } from "../../testing/stories.ts";
import { reader, signedInReader } from "../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Story/StoryPage",
  args: { at: paths.story(fourteenYears.id), answers: { getStory: fourteenYears } },
});

/** A story, with its own commands and what each costs in XP. */
export const Default = meta.story({
  parameters: { chromatic: { modes: modes.everywhere } },
  args: {
    answers: {
      getStory: {
        ...fourteenYears,
        gameConfig: {
          ...fourteenYears.gameConfig,
          commands: { continue: { cost: 2 }, "Ask the goat": { cost: 5 } },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const { title, tagline } = fourteenYears;
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Katha`));
    await expect(canvas.getByText(tagline)).toBeVisible();
    const commands = canvas.getByRole("region", { name: "Available Commands" });
    await expect(commands).toHaveTextContent(/Continue2 XP/);
    await expect(commands).toHaveTextContent(/Ask the goat5 XP/);
    await expect(canvas.getByRole("region", { name: "Statistics" })).toBeVisible();
    await expect(canvas.getByText("Starting XP")).toBeVisible();
  },
});

const unread = { ...fourteenYears, language: "bn" as const, awaitsNativeReader: true };
const sent = fn();
const correctionDialog = () => screen.findByRole("dialog", { name: "Send a correction" });

/**
 * A story that no native reader has checked: a reader sends a correction, and is thanked. Where it could not be sent the
 * words are kept, even after the dialog is closed and opened again.
 */
export const Corrected = meta.story({
  args: { viewer: reader, answers: { getStory: unread, sendCorrection: unreachable } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(/^Not yet read by a native reader of /)).toBeVisible();
    const open = canvas.getByRole("button", { name: "Send a correction" });
    await userEvent.click(open);
    const dialog = within(await correctionDialog());
    await userEvent.type(dialog.getByRole("textbox", { name: /^The passage/ }), "He go home.");
    await userEvent.type(dialog.getByRole("textbox", { name: /^How it/ }), "He goes home.");
    await userEvent.click(dialog.getByRole("button", { name: "Send to the author" }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(open);
    const again = within(await correctionDialog());
    await expect(again.getByRole("textbox", { name: /^How it/ })).toHaveValue("He goes home.");
    msw.use(
      ...handlersFor({
        sendCorrection: async ({ request }) => {
          sent(await request.json());
          return { message: "Thank you." };
        },
      }),
    );
    await userEvent.click(again.getByRole("button", { name: "Send to the author" }));
    await expect(await screen.findByRole("dialog", { name: "Thank you" })).toBeVisible();
    const words = { passage: "He go home.", proposed: "He goes home.", note: "" };
    await expect(sent).toHaveBeenLastCalledWith(words);
  },
});

const asking = {
  ...fourteenYears,
  who: {
    qualities: [
      { id: "name", name: "Your name", kind: "text" as const, values: [], start: "Stranger" },
      {
        id: "manner",
        name: "How you speak",
        kind: "one_of" as const,
        values: ["softly", "plainly"],
        start: "plainly",
      },
    ],
    things: [
      { id: "rope", name: "a rope", about: "Twelve arm-lengths of coir." },
      { id: "flute", name: "a flute", about: "" },
    ],
    thingsMost: 1,
  },
};
const create = fn();
const begins = { name: "Begin" };
const asksWho = () => screen.findByRole("dialog", { name: "Who are you?" });
const beginning = {
  checkSession: noSession,
  getSession: aSession(),
  getReadingSettings: { settings: null },
  featuredModels: modelLists,
  listWalletEntries: wallet,
} satisfies Answers;

/**
 * A story asks who the player is before its first line; one press accepts the defaults. It cannot be started, and the
 * player leaves: their input is there when they come back, and begins the story then.
 */
export const AsksWho = meta.story({
  args: {
    viewer: reader,
    answers: {
      ...beginning,
      getStory: asking,
      createSession: async ({ request }) => {
        create(await request.json());
        return unreachable();
      },
    },
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    const who = within(await asksWho());
    await userEvent.click(who.getByRole("button", begins));
    await waitFor(() =>
      expect(create).toHaveBeenLastCalledWith({
        story_id: asking.id,
        who: { qualities: { name: "Stranger", manner: "plainly" }, things: ["rope"] },
      }),
    );
    await expect(await who.findByRole("alert")).toBeVisible();
    const name = who.getByRole("textbox", { name: "Your name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Ismat");
    await userEvent.click(who.getByRole("button", begins));
    await expect(await who.findByRole("alert")).toBeVisible();
    await expect(name).toHaveValue("Ismat");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    const again = within(await asksWho());
    await expect(again.getByRole("textbox")).toHaveValue("Ismat");
    msw.use(...handlersFor({ createSession: aSession() }));
    await userEvent.click(again.getByRole("button", begins));
    await expect(await canvas.findByText("A lamp burns.")).toBeVisible();
  },
});

/** A story that asks nothing starts at once. */
export const AsksNothing = meta.story({
  args: {
    viewer: reader,
    answers: {
      ...beginning,
      getStory: { ...fourteenYears, who: null },
      createSession: aSession(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await expect(await canvas.findByText("A lamp burns.")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

const plays = [
  aSummary(1, { place: "The shore", lastLine: "The boat waits at the shore." }),
  aSummary(2, { place: "The far bank", lastLine: "The river is behind you." }),
];
const inPlay = {
  getStory: {
    ...fourteenYears,
    who: null,
    reading: { hasBegun: true, hasFinished: false, rating: null },
  },
  listSessions: { sessions: plays, nextCursor: null },
  getSession: aSession(),
  getReadingSettings: { settings: null },
  featuredModels: modelLists,
  listWalletEntries: wallet,
};

/** The reader has two plays of the story: PLAY asks which goes on. */
export const AsksWhich = meta.story({
  args: {
    viewer: reader,
    answers: {
      ...inPlay,
      checkSession: {
        ...noSession,
        hasExistingSession: true,
        sessionId: plays[0]?.id ?? null,
        sessionsCount: 2,
      },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    const which = within(await screen.findByRole("dialog", { name: "Which play?" }));
    await waitFor(() => expect(which.getByRole("link", { name: "The shore" })).toHaveFocus());
    await userEvent.click(which.getByRole("link", { name: "The far bank" }));
    await expect(await canvas.findByText("A lamp burns.")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

/** With one play PLAY goes on with it; a quiet button begins the story anew beside it. Where it cannot the dialog says so. */
export const BeginsAnew = meta.story({
  args: {
    viewer: reader,
    answers: {
      ...inPlay,
      listSessions: { sessions: plays.slice(0, 1), nextCursor: null },
      createSession: unreachable,
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Begin anew" }));
    const which = within(await screen.findByRole("dialog", { name: "Which play?" }));
    const anew = which.getByRole("button", { name: "Begin anew" });
    await userEvent.click(anew);
    await expect(await which.findByRole("alert")).toBeVisible();
    await expect(anew).toBeEnabled();
    msw.use(
      ...handlersFor({
        createSession: async ({ request }) => {
          create(await request.json());
          return aSession();
        },
      }),
    );
    await userEvent.click(anew);
    await expect(await canvas.findByText("A lamp burns.")).toBeVisible();
    await expect(create).toHaveBeenLastCalledWith({ story_id: fourteenYears.id, anew: true });
  },
});

const confirm = { name: "I am 17 or older: show mature stories" };
const updateMe = fn(() => ({ ...reader, showsMature: true, hasConfirmedAge: true }));

/** A guest sees only a mature story's title, and a link to sign in. */
export const VeiledForGuests = meta.story({
  args: { at: paths.story(veiledStory.id), answers: { getStory: veiledStory } },
  play: async ({ canvas }) => {
    const title = { level: 1, name: veiledStory.title };
    await expect(await canvas.findByRole("heading", title)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Play" })).toBeNull();
    await expect(canvas.queryByRole("region", { name: "Statistics" })).toBeNull();
    const main = within(canvas.getByRole("main"));
    await userEvent.click(main.getByRole("button", { name: "Login" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Welcome Back" }),
    ).toBeVisible();
  },
});

const veiled = { at: paths.story(veiledStory.id), viewer: reader };
const confirmed = {
  ...veiled,
  answers: { getStory: veiledStory, me: { ...signedInReader, has_confirmed_age: true } },
};

/** The age is confirmed, but the reader has hidden mature stories again. */
export const VeiledAgain = meta.story({
  args: confirmed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show mature stories" })).toBeVisible();
  },
});

/** The veil in Hindi. */
export const VeiledInHindi = meta.story({
  args: { ...veiled, answers: { getStory: veiledStory, me: signedInReader } },
  globals: { locale: "hi" },
});

/** The veil from right to left. */
export const VeiledRightToLeft = meta.story({ args: confirmed, globals: { direction: "rtl" } });

/** A new user is asked for their age once, and then sees the story. While the answer cannot be saved the veil stays. */
export const Veiled = meta.story({
  args: {
    at: paths.story(veiledStory.id),
    viewer: reader,
    answers: { getStory: veiledStory, me: signedInReader, updateMe: unreachable },
  },
  play: async ({ canvas, msw }) => {
    const button = await canvas.findByRole("button", confirm);
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(button).toBeEnabled();
    msw.use(...handlersFor({ getStory: matureStory, updateMe }));
    await userEvent.click(button);
    await expect(await canvas.findByText(matureStory.tagline)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Play" })).toBeVisible();
    await expect(updateMe).toHaveBeenCalledOnce();
  },
});

/** A guest who likes a story, corrects it or plays it is asked to sign in. */
export const GuestIsAskedToSignIn = meta.story({
  args: { answers: { getStory: unread } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Like" }));
    const dialog = await screen.findByRole("dialog", { name: "Login Required" });
    await expect(dialog).toHaveTextContent("You need to be logged in to access this feature");
    await userEvent.click(screen.getByRole("button", { name: "Stay Here" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Send a correction" }));
    const correction = await screen.findByRole("dialog", { name: "Login Required" });
    await expect(screen.queryByRole("textbox", { name: /^The passage/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Stay Here" }));
    await waitFor(() => expect(correction).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    const again = await screen.findByRole("dialog", { name: "Login Required" });
    await expect(again).toHaveTextContent("Please log in to play this game");
  },
});

const unmade = { isLocked: false, reason: null, needs: null, odds: null };
const opening = {
  text: "A lamp burns.",
  offers: [
    { ...unmade, text: "Take it" },
    { ...unmade, text: "Leave it" },
  ],
};
const begun = aSession();
const tookTurn = fn();
const playsOn = {
  getStory: fourteenYears,
  readOpening: opening,
  checkSession: noSession,
  createSession: begun,
  getSession: begun,
  getReadingSettings: { settings: null },
  featuredModels: modelLists,
  listWalletEntries: wallet,
  takeTurn: async ({ request }) => {
    tookTurn(await request.json());
    const text = "You lift the lamp.";
    return asStream(
      asEvents(
        { event: "turn", turnId: idOf(10), actionType: "continue", model: "tenali", held: 1 },
        { event: "delta", part: "narrative", text },
        { event: "done", response: aResponse([anOpening, anEntry(10, { aiResponse: text })]) },
      ),
    );
  },
} satisfies Answers;

const readOpening = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Read the opening" }));
  const region = within(await canvas.findByRole("region", { name: "How it opens" }));
  await expect(await region.findByText("A lamp burns.")).toBeVisible();
  return region;
};

/**
 * A guest reads how the story opens, and is asked to sign in when they take a choice. Where it cannot be fetched the page
 * stays, and it is fetched again.
 */
export const OpeningForAGuest = meta.story({
  args: { answers: { getStory: fourteenYears, readOpening: unreachable } },
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Read the opening" }));
    const region = within(await canvas.findByRole("region", { name: "How it opens" }));
    await expect(await region.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ readOpening: opening }));
    await userEvent.click(region.getByRole("button", { name: "Try again" }));
    await expect(await region.findByText("A lamp burns.")).toBeVisible();
    await userEvent.click(region.getByRole("button", { name: "Take it" }));
    const dialog = await screen.findByRole("dialog", { name: "Login Required" });
    await expect(dialog).toHaveTextContent("It goes on with the choice that you have taken.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Stay Here" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sessionStorage.getItem("katha-choice")).toBeNull();
  },
});

/** A reader's play begins with the choice that they take in the opening. */
export const OpeningBegins = meta.story({
  args: { viewer: reader, answers: playsOn },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const region = await readOpening(canvas);
    await userEvent.click(region.getByRole("button", { name: "Take it" }));
    await expect(await canvas.findByText("You lift the lamp.")).toBeVisible();
    await expect(tookTurn).toHaveBeenLastCalledWith(
      expect.objectContaining({ action_type: "continue", selected_choice: "Take it" }),
    );
  },
});

/** After signing in, the story goes on with the choice that was taken as a guest. */
export const GoesOnWithTheChoice = meta.story({
  args: { viewer: reader, answers: playsOn },
  parameters: withoutPicture,
  beforeEach: () => {
    tookTurn.mockClear();
    const taken = { story: fourteenYears.id, choice: "Leave it" };
    sessionStorage.setItem("katha-choice", JSON.stringify(taken));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You lift the lamp.")).toBeVisible();
    await expect(tookTurn).toHaveBeenCalledOnce();
    await expect(tookTurn).toHaveBeenLastCalledWith(
      expect.objectContaining({ selected_choice: "Leave it" }),
    );
    await expect(sessionStorage.getItem("katha-choice")).toBeNull();
  },
});

/** Somebody in the middle of the story is led there instead, and is not asked for a rating. */
export const InTheMiddle = meta.story({
  args: {
    viewer: reader,
    answers: {
      getStory: {
        ...fourteenYears,
        reading: { hasBegun: true, hasFinished: false, rating: null },
      },
      readOpening: opening,
      checkSession: { ...noSession, hasExistingSession: true, sessionId: begun.id },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const region = await readOpening(canvas);
    await expect(region.queryByRole("button", { name: "Take it" })).toBeNull();
    await expect(region.getByRole("link", { name: "Go on where you were" })).toHaveAttribute(
      "href",
      paths.play(begun.id),
    );
    await expect(canvas.getByRole("region", { name: "Statistics" })).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: "4 stars" })).toBeNull();
  },
});

/** A premium story for a reader without premium access. */
export const PremiumNeeded = meta.story({
  args: { viewer: reader, answers: { getStory: { ...fourteenYears, isPremium: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await expect(await screen.findByRole("dialog", { name: "A Premium Story" })).toBeVisible();
  },
});

/** A reader who has finished the story sees their rating, and changes it by keyboard. */
export const Finished = meta.story({
  args: {
    viewer: reader,
    answers: {
      getStory: { ...fourteenYears, reading: { hasBegun: true, hasFinished: true, rating: 4 } },
      rateStory: { rating: 3, averageRating: 4.4 },
    },
  },
  play: async ({ canvas }) => {
    const stars = await canvas.findByRole("group", { name: "Your stars" });
    await expect(stars).toBeVisible();
    const four = canvas.getByRole("radio", { name: "4 stars" });
    await expect(four).toBeChecked();
    four.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(await canvas.findByText(/You can change your mind at any time\./)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "3 stars" })).toBeChecked();
  },
});

export const Loading = meta.story({
  args: { answers: { getStory: pending } },
  parameters: { isUntitled: true },
});

/** The story cannot be played: it has no scenes, and no model is set up. */
export const NeedsModel = meta.story({
  args: { answers: { getStory: { ...fourteenYears, needsModel: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/only an AI model can tell it/)).toBeVisible();
  },
});

/** Every text is too long. */
export const LongText = meta.story({
  args: {
    answers: {
      getStory: {
        ...fourteenYears,
        title:
          "The Exceedingly Long and Entirely True Account of the Potter Who Sold the Same Jar to Three Kings",
        tagline:
          "Each king paid in a different coin, each coin bore a different face, and every one of the faces, the potter noticed too late, was slowly turning to look at her.",
        author: { displayName: "The Society for Improbable Accounts", avatarUrl: null },
      },
    },
  },
});

export const Hindi = meta.story({ globals: { locale: "hi" }, parameters: asScreen });

/** There is no such story. */
export const NotFound = meta.story({
  args: { answers: { getStory: problem(404, "story_not_found") } },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const heading = canvas.getByRole("heading", { level: 1, name: "Game not found" });
      await expect(heading).toBeVisible();
      const home = canvas.getByRole("link", { name: "To all stories" });
      await expect(home).toHaveAttribute("href", paths.home);
    });
    await waitFor(() => expect(document.title).toBe("Game not found · Katha"));
  },
});

/** The server's answer is empty. */
export const EmptyAnswer = NotFound.extend({
  parameters: withoutPicture,
  args: { answers: { getStory: () => Response.json(null) } },
});

/** The server cannot be reached, and then it can. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { getStory: unreachable } },
  play: async ({ canvas, msw }) => {
    await waitFor(async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Katha cannot be reached");
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    });
    msw.use(...handlersFor({ getStory: fourteenYears }));
    const { title: name } = fourteenYears;
    await tryAgain(canvas, () => canvas.getByRole("heading", { level: 1, name }));
  },
});

const isLoaded = (family: string) =>
  [...document.fonts].some((font) => font.family.includes(family) && font.status === "loaded");

/** A Bengali story, in a typeface that is loaded for it. */
export const Bengali = meta.story({
  args: { answers: { getStory: { ...fourteenYears, title: "চৌদ্দ বছর", language: "bn" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "চৌদ্দ বছর" })).toBeVisible();
    await waitFor(() => expect(isLoaded("Noto Serif Bengali")).toBe(true));
  },
});

/** A Tamil story, in a typeface that is loaded for it. */
export const Tamil = meta.story({
  args: { answers: { getStory: { ...fourteenYears, title: "பதினான்கு ஆண்டுகள்", language: "ta" } } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "பதினான்கு ஆண்டுகள்" });
    await expect(heading).toBeVisible();
    await waitFor(() => expect(isLoaded("Noto Serif Tamil")).toBe(true));
  },
});

/** An Urdu story, right to left, in a typeface that is loaded for it. */
export const Urdu = meta.story({
  args: { answers: { getStory: { ...fourteenYears, title: "چودہ برس", language: "ur" } } },
  globals: { direction: "rtl" },
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "چودہ برس" })).toBeVisible();
    await waitFor(() => expect(isLoaded("Noto Nastaliq Urdu")).toBe(true));
  },
});
