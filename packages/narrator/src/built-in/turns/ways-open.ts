import { languageOf } from "../../languages/index.ts";
import { withinSentence } from "../../reading/index.ts";
import { offersAt } from "../../position/index.ts";
import { capital, shortened } from "../../text/sentences.ts";
import { whichOf } from "../../understanding/katha/asking.ts";
import { toldHere } from "../closer-look/told.ts";
import { viewIn, type TurnContext } from "../turn-context.ts";
import { nudgeNotTold } from "./nudge.ts";

const longestWay = 90;
const fewestWords = 3;

/** A long choice by its first clause, else by as many of its words as there is room for. */
function firstWordsOf(text: string): string {
  const bare = text.trim().replace(/(?<![.।۔…!])[.।۔]$/u, "");
  if (bare.length <= longestWay || /^["“”«]/u.test(bare)) return bare;
  const [clause = ""] = bare.split(/(?<=[^\s,;:.])[,;:.।](?=\s)/u);
  const isEnough = clause.split(" ").length >= fewestWords && clause.length <= longestWay;
  return isEnough ? clause : shortened(bare, longestWay);
}

/** The open choices by their own first words, as one question; empty in a language that is not known. */
export function waysWoven(context: TurnContext): string {
  const { story, position } = context.request;
  const known = languageOf(story.language)?.narration?.ways;
  if (known === undefined) return "";
  const { comma, or, asked } = known;
  const ways = offersAt(story.graph, position).map(({ text }) => firstWordsOf(text));
  const all = ways.map((way, at) => (at === 0 ? capital(way) : withinSentence(story, way)));
  const last = all.at(-1) ?? "";
  const before = all.slice(0, -1);
  const joined = before.length === 0 ? last : `${before.join(comma)}${or}${last}`;
  return /[?؟!…]["”“»]?$/u.test(joined) ? joined : `${joined}${asked}`;
}

const longestSentence = 30;

/** A sentence of the scene for its voice: how things are there, not told lately, as late in it as can be. */
function sceneSentence(context: TurnContext): string {
  const { recent } = context;
  const view = viewIn(context);
  const told = toldHere(view, (text) => recent.hasWords(text)).filter(
    ({ text, isState }) => isState && text.split(" ").length <= longestSentence,
  );
  const [last] = told.toSorted((left, right) => right.at - left.at);
  if (last === undefined) return "";
  recent.use(last.text);
  return last.text;
}

/**
 * What lies open, for a player who only wants to go on where there are several ways: the author's nudge, else a sentence
 * of the scene and the choices' own first words.
 */
export function waysOpen(context: TurnContext): string {
  const { request, recent } = context;
  const nudge = nudgeNotTold(request, (text) => recent.hasParagraph(text));
  if (nudge !== undefined) return nudge;
  const woven = waysWoven(context);
  if (woven === "") return whichOf(request.story.language);
  return [sceneSentence(context), woven].filter(Boolean).join(" ");
}
