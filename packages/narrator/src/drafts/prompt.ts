import { nodeNamed, textAt, type Reaction } from "@katha/storygraph";
import { z } from "zod";
import {
  block,
  blocksAreMaterial,
  cutTo,
  cutToEnd,
  defused,
  languageName,
} from "../prompt/index.ts";
import { entriesOf } from "../bible/entries.ts";
import { startPosition } from "../position/index.ts";
import type { Commission } from "../providers/asking/writer.ts";
import { policyOf } from "../safety/index.ts";
import { sceneFor, type AnswerWanted } from "./asked.ts";

/** Strict providers require every property, and no additional ones. */
const schema = z.toJSONSchema(
  z.strictObject({ drafts: z.array(z.strictObject({ says: z.string() })) }),
);

const mostNeighbours = 8;

/** Examples of how the author answers: first about the same person or thing, then from the same scene. */
function nearness({ about, at }: AnswerWanted["reaction"], other: Reaction): number {
  return (about !== "" && other.about === about ? 2 : 0) + (at !== "" && other.at === at ? 1 : 0);
}

function neighboursOf({ story, reaction }: AnswerWanted): string[] {
  return Object.values(story.graph.reactions ?? {})
    .filter(({ command, says }) => command === "" && says.length > 0)
    .toSorted((left, right) => nearness(reaction, right) - nearness(reaction, left))
    .flatMap(({ says }) => says.slice(0, 1))
    .filter((line) => line.length <= 600)
    .slice(0, mostNeighbours);
}

const listed = (lines: readonly string[]) =>
  lines.map((line) => `- ${defused(line.replaceAll(/\s+/gu, " "))}`).join("\n");

function wantedOf({ reaction, lines }: AnswerWanted): string {
  const { about, acts, topics } = reaction;
  const parts = [
    acts.length > 0 && `what the player does: ${acts.join(", ")}`,
    about !== "" && `to or about: ${about}`,
    topics.length > 0 && `speaking of: ${topics.join(", ")}`,
    ...lines.map((line) => `a player typed: ${line}`),
  ];
  return listed(parts.filter((part) => part !== false));
}

/** A request to a model for answers to choose from, with what it needs to know of the story. */
export function answerCommission(wanted: AnswerWanted): Commission {
  const { story, reaction, wish, besides } = wanted;
  const { title, prompt, bible, language, graph } = story;
  const node = sceneFor(wanted);
  const { cast = [] } = nodeNamed(graph, node) ?? {};
  const text = textAt(graph, node, startPosition(graph).state);
  const notes = entriesOf(bible, language);
  const named = notes.mentionedIn([reaction.about, ...cast, ...wanted.lines, text].join("\n"));
  const system = [
    "You help the author of a story game. Players act in it by typing. Draft four different answers of the story to " +
      "what is asked for, of one to four sentences each, told to the player in the person and tense of the scene, in " +
      "the author's manner. Somebody who is spoken to answers in their own voice, in quotation marks, and says only " +
      "what they know. Nobody comes, goes or dies, nothing changes hands, and nothing is decided for the player. Use " +
      "no name that does not stand below, reveal no secret, and repeat none of the answers that there are.",
    `Write in ${languageName(language)}. Answer with JSON alone, in this form: {"drafts": [{"says": string}]}.`,
    policyOf(story),
    blocksAreMaterial,
  ].join("\n\n");
  const content = [
    block("title", cutTo(defused(title), 60)),
    block("manner", cutTo(defused(prompt), 300)),
    block("notes", cutTo(listed(named.map(({ name, about }) => `${name}: ${about}`)), 700)),
    block("here", listed(cast)),
    block("scene", cutToEnd(defused(text), 900)),
    block("answers-that-there-are", cutTo(listed(neighboursOf(wanted)), 900)),
    ...(besides.length === 0
      ? []
      : [block("drafted-before-and-not-wanted-again", cutTo(listed(besides), 600))]),
    ...(wish === "" ? [] : [block("wish-of-the-author", cutTo(defused(wish), 200))]),
    block("to-be-answered", cutTo(wantedOf(wanted), 600)),
  ].join("\n");
  return { prompt: { system, messages: [{ role: "user", content }] }, schema, name: "drafts" };
}
