import {
  createSession,
  getSession,
  getSessionEntries,
  openingPart,
  playerTextMax,
  takeTurn,
  type ActionResponse,
  type Offer,
} from "@katha/api/contract";
import { z } from "zod";
import { defineTool, ToolProblem, type ToolReply } from "../tool.ts";
import { logInWords, playInWords, turnInWords } from "../words/play.ts";
import { openStory, storyId } from "./reading.ts";

const playId = z.uuid().describe("From start_play or my_library");
const after = z
  .union([z.uuid(), z.literal(openingPart)])
  .optional()
  .describe(
    "The part that was read last: where the play stands elsewhere by now, nothing is done. Send it, so that a turn that is asked for twice is told once",
  );

const choicesOf = (offers: readonly Offer[]) =>
  offers.map(({ text, is_locked }) => ({ text, is_locked }));

function toldTurn(play_id: string, turn: ActionResponse): ToolReply {
  return {
    text: turnInWords(turn),
    facts: {
      play_id,
      part: turn.turn_id,
      choices: choicesOf(turn.offers),
      is_completed: turn.is_completed,
      ending: turn.ending,
      coins_spent: turn.credits_consumed,
      coins_left: turn.receipt.balance,
    },
  };
}

export const startPlay = defineTool({
  name: "start_play",
  title: "Start a play",
  description:
    "Begins a story for the user, or goes on with the play that they have begun; free of coins.",
  scope: "read",
  input: z.object({
    story_id: storyId,
    anew: z.boolean().default(false).describe("Another play beside one that goes on"),
    who: z
      .object({
        qualities: z.record(z.string().max(200), z.string().max(1_000)).default({}),
        things: z.array(z.string().max(200)).max(50).default([]),
      })
      .optional()
      .describe("Who the player is, where read_story says that the story asks"),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  run: async ({ story_id, anew, who }, user) => {
    await openStory(user, story_id);
    const body = { story_id, anew, ...(who && { who }) };
    const session = await user.ask(createSession, { body });
    const { narrative_history } = session.session_data;
    return {
      text: playInWords(session),
      facts: {
        play_id: session.id,
        part: narrative_history.at(-1)?.turn_id ?? openingPart,
        choices: choicesOf(session.offers),
        is_completed: session.is_completed,
      },
    };
  },
});

export const takeATurn = defineTool({
  name: "take_turn",
  title: "Take a turn",
  description:
    "Plays on: with one of the choices, or with words of the player's own, or neither to go on. Answers what is told, what the words were taken for or whether Katha asks back, the choices, and the ending if there is one. Costs coins only where a model tells, and never more than coins_at_most; the answer says how many were spent.",
  scope: "read",
  input: z.object({
    play_id: playId,
    choice: z
      .string()
      .max(playerTextMax)
      .optional()
      .describe("The words of a choice as they were listed, without its number"),
    say: z
      .string()
      .max(playerTextMax)
      .optional()
      .describe("What the player does or says instead, in their own words"),
    look_around: z
      .boolean()
      .default(false)
      .describe("Instead: more of the scene, without moving the story; costs XP"),
    after,
    storyteller: z
      .string()
      .max(100)
      .optional()
      .describe("The key of a storyteller; without it, the usual one"),
    coins_at_most: z
      .int()
      .min(0)
      .max(1_000)
      .default(0)
      .describe("More than 0 only where the user has agreed to pay"),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  run: async ({ play_id, choice, say, look_around, after: seen, ...asked }, { ask }) => {
    if ([choice, say, look_around || undefined].filter((one) => one !== undefined).length > 1)
      throw new ToolProblem("Send one of choice, say and look_around. Nothing was done.");
    const action =
      say === undefined
        ? { action_type: look_around ? "immerse" : "continue", selected_choice: choice ?? null }
        : { action_type: "custom_action", user_action: say };
    const body = {
      ...action,
      seen: seen ?? null,
      selected_model: asked.storyteller ?? null,
      seen_price: asked.coins_at_most,
    };
    return toldTurn(play_id, await ask(takeTurn, { params: { session_id: play_id }, body }));
  },
});

export const undoTurn = defineTool({
  name: "undo_turn",
  title: "Take the last part back",
  description: "Takes the last part of a play back, and what it changed; coins stay spent.",
  scope: "read",
  input: z.object({ play_id: playId, after }),
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
  run: async ({ play_id, after: seen }, { ask }) => {
    const body = { action_type: "undo", seen: seen ?? null };
    return toldTurn(play_id, await ask(takeTurn, { params: { session_id: play_id }, body }));
  },
});

export const readPlay = defineTool({
  name: "read_play",
  title: "Read a play",
  description:
    "Where a play stands, and what was told in it so far: the newest 40 parts, or those before.",
  scope: "read",
  input: z.object({
    play_id: playId,
    before: z.string().max(200).optional().describe("As an earlier answer said"),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ play_id, before }, { ask }) => {
    const params = { session_id: play_id };
    if (before !== undefined) {
      const { entries, earlier } = await ask(getSessionEntries, { params, query: { before } });
      return { text: logInWords(entries, earlier), facts: { play_id, before: earlier } };
    }
    const session = await ask(getSession, { params });
    const { narrative_history, earlier } = session.session_data;
    return {
      text: `${logInWords(narrative_history.slice(0, -1), earlier)}\n\n${playInWords(session)}`.trim(),
      facts: {
        play_id,
        before: earlier,
        choices: choicesOf(session.offers),
        is_completed: session.is_completed,
        ending: session.ending,
      },
    };
  },
});
