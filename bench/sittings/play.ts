import type { FastifyInstance } from "fastify";
import type { Db } from "@katha/server/db/open";
import type { RecordedModel } from "./recorded-model.ts";
import type { Bad, Move, ScriptedTurn, Sitting } from "./sitting.ts";

/** One turn as it stood on the page. */
export interface PlayedTurn {
  said: string;
  told: string;
  choices: string[];
  charged: number;
  /** How often the model was asked for prose. */
  asked: number;
  by: "model" | "katha" | "nobody";
  /** What the player read where nothing was told. */
  problem: string | null;
  written: Bad[];
  shown: Bad[];
  isCutShort: boolean;
  /** Why the model's answers were thrown away or cut. */
  why: string[];
}

export interface Played {
  sitting: Sitting;
  turns: PlayedTurn[];
  ending: string | null;
  /** The most tokens of a prompt, by Katha's own count. */
  mostTokens: number;
  isOver: boolean;
  /** The early words that were in the last turn's prompt. */
  kept: string[];
  /** How many of the first parts that prompt told something of, word for word. */
  earlyParts: number;
}

interface PlayNeeds {
  app: Pick<FastifyInstance, "inject">;
  db: Db;
  model: RecordedModel;
  headers: { authorization: string };
  storyId: string;
  tokensIn: (text: string) => number;
  /** The reasons logged since it was last called. */
  reasons: () => string[];
}

interface Answer {
  turn_id?: string;
  narrative?: string | null;
  setup?: string | null;
  choices?: string[];
  ending?: string | null;
  credits_consumed?: number;
  detail?: string;
}

const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** The first parts of a sitting. */
export const early = 10;
const run = 7;

function runsOf(text: string): string[] {
  const words = plain(text).split(" ");
  return words
    .slice(0, Math.max(0, words.length - run + 1))
    .map((_, at) => words.slice(at, at + run).join(" "));
}

/** More than this is no part that anybody asked for. */
const mostWords = 400;

/** So few words may stand anywhere. */
const fewWords = 3;

const sentencesOf = (text: string) =>
  (text.match(/[^.!?।]+[.!?।]*["”]?/gu) ?? []).filter(
    (sentence) => plain(sentence).split(" ").length > fewWords,
  );

function isOnPage({ kind, text }: Bad, told: string, choices: readonly string[]): boolean {
  if (kind === "empty") return told.trim() === "";
  if (kind === "too long") return told.split(/\s+/u).length > mostWords;
  if (kind === "broken JSON") return choices.some((one) => /[{}[\]"]/u.test(one));
  const page = plain(told);
  return sentencesOf(text).some((sentence) => page.includes(plain(sentence)));
}

const goingOn = { said: "Continue", body: { action_type: "continue" } };

/** Where the page has no such choice, the player goes on. */
const pressing = (choice: string | undefined) =>
  choice === undefined
    ? goingOn
    : { said: choice, body: { action_type: "continue", selected_choice: choice } };

function bodyFor(move: Move, choices: readonly string[]): { said: string; body: object } {
  switch (move.kind) {
    case "type":
      return {
        said: move.words,
        body: { action_type: "custom_action", user_action: move.words },
      };
    case "choose":
      return pressing(choices[move.place]);
    case "end":
      return pressing(choices.at(-1));
    case "immerse":
      return { said: "Immerse", body: { action_type: "immerse" } };
    case "continue":
      return goingOn;
  }
}

async function teller(db: Db, id: string | undefined) {
  if (id === undefined) return { by: "nobody" as const };
  const turn = await db
    .selectFrom("turns")
    .select("served_by")
    .where("id", "=", id)
    .executeTakeFirst();
  return { by: turn?.served_by?.startsWith("recorded/") ? ("model" as const) : ("katha" as const) };
}

async function turnOf(
  { move, notes, recorded, bad }: ScriptedTurn,
  { app, db, model, headers, reasons }: PlayNeeds,
  { session, choices }: { session: string; choices: readonly string[] },
): Promise<{ turn: PlayedTurn; answer: Answer }> {
  const url = `/api/v1/game/sessions/${session}`;
  for (const text of notes)
    await app.inject({ method: "POST", url: `${url}/memory`, headers, payload: { text } });
  model.play(recorded);
  const { said, body } = bodyFor(move, choices);
  const sent = await app.inject({
    method: "POST",
    url: `${url}/action`,
    headers,
    payload: { ...body, selected_model: "tenali" },
  });
  const answer = sent.json<Answer>();
  const isTold = sent.statusCode === 200;
  const told = isTold ? [answer.setup, answer.narrative].filter(Boolean).join("\n\n") : "";
  const now = answer.choices ?? [];
  const { by } = await teller(db, isTold ? answer.turn_id : undefined);
  const whole = recorded.tells.at(-1) ?? "";
  return {
    answer,
    turn: {
      said,
      told,
      choices: now,
      charged: answer.credits_consumed ?? 0,
      asked: model.prompts().length,
      by,
      problem: isTold ? null : (answer.detail ?? "?"),
      written: bad,
      shown: isTold ? bad.filter((one) => isOnPage(one, told, now)) : [],
      isCutShort: by === "model" && plain(told).length < plain(whole).length,
      why: reasons(),
    },
  };
}

/** Plays a whole sitting through the routes that the app uses. */
export async function playSitting(sitting: Sitting, needs: PlayNeeds): Promise<Played> {
  const { app, headers, storyId, model, tokensIn } = needs;
  const begun = await app.inject({
    method: "PUT",
    url: "/api/v1/game/sessions/",
    headers,
    payload: { story_id: storyId },
  });
  const { id: session } = begun.json<{ id: string }>();
  const turns: PlayedTurn[] = [];
  let choices: readonly string[] = [];
  let ending: string | null = null;
  let mostTokens = 0;
  let last = "";
  for (const scripted of sitting.turns) {
    if (ending !== null) break;
    const { turn, answer } = await turnOf(scripted, needs, { session, choices });
    turns.push(turn);
    choices = turn.problem === null ? turn.choices : choices;
    ending = answer.ending ?? null;
    for (const prompt of model.prompts()) {
      mostTokens = Math.max(mostTokens, tokensIn(prompt));
      last = prompt;
    }
  }
  return {
    sitting,
    turns,
    ending,
    mostTokens,
    isOver: mostTokens > sitting.tokens,
    earlyParts: turns
      .slice(0, early)
      .filter(({ told }) => runsOf(told).some((words) => plain(last).includes(words))).length,
    kept: sitting.keeps.filter((words) => plain(last).includes(plain(words))),
  };
}
