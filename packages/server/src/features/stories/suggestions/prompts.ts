import type { BodyOf, suggest, SuggestionKind } from "@katha/api/contract";
import { z } from "zod";
import {
  block,
  blocksAreMaterial,
  type Commission,
  cutTo,
  cutToEnd,
  defused,
  languageName,
  policyFor,
} from "@katha/narrator";

type SuggestionInput = BodyOf<typeof suggest>;

/** Strict providers require every property, and no additional ones. */
const draft = z.strictObject({
  text: z.string(),
  choice: z.string().nullable(),
  choices: z.array(z.string()),
});
const schema = z.toJSONSchema(z.strictObject({ drafts: z.array(draft) }));
const form = `{"drafts": [{"text": string, "choice": string or null, "choices": [string]}]}`;

const tasks: Readonly<Record<SuggestionKind, string>> = {
  next_node:
    "Draft two different next scenes that could follow the scene given, each of 60 to 140 words, told to the player " +
    "as the scene is. `choice` is the line that a player picks to come there, at most twelve words; `choices` are two " +
    "or three things to pick there, each at most twelve words.",
  branches:
    "Draft three choices that the scene given could offer beside those that it has, each leading somewhere else. " +
    "`choice` is the line that a player picks, at most twelve words; `text` says in one or two sentences what happens " +
    "there; `choices` stays empty.",
  closer_look:
    "Draft three closer looks at the scene given: what the player finds who stays and looks around, each of 40 to 110 " +
    "words, told to the player in the person and tense of the scene, in `text`. Nobody comes, goes or dies, nothing " +
    "changes hands, nothing is decided for the player, and nobody is named who does not stand below. `choice` is null " +
    "and `choices` stays empty.",
  taglines:
    "Draft five taglines for the story, each one line of at most twelve words that makes somebody want to begin and " +
    "gives nothing away, in `text`. `choice` is null and `choices` stays empty.",
  alt_text:
    "Draft two descriptions of the cover picture for people who do not see it, each one or two plain sentences that " +
    "say what is to be seen and nothing else, in `text`. `choice` is null and `choices` stays empty.",
};

const longestTokens = 900;
const cut = (text: string, tokens = longestTokens) => cutTo(defused(text), tokens);

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

function sceneIn({
  text,
  choices,
  facts,
  before,
}: NonNullable<SuggestionInput["scene"]>): string[] {
  return [
    ...before.map((earlier) => block("scene-before", cutToEnd(defused(earlier), 400))),
    block("scene", cutToEnd(defused(text), longestTokens)),
    block("choices-it-has", cut(listed(choices), 300)),
    block("facts", cut(facts.join(", "))),
  ];
}

/** A request to a model, with what it needs to know about the story. */
export function promptFor(input: SuggestionInput, picture: unknown): Commission {
  const { kind, scene, wish, besides } = input;
  const isInGraph = kind === "next_node" || kind === "branches" || kind === "closer_look";
  const system = [
    `You help the author of a story game. ${tasks[kind]}`,
    `Write in ${languageName(input.language)}, in the author's manner. Answer with JSON alone, in this form: ${form}.`,
    policyFor(input.content_rating),
    blocksAreMaterial,
  ].join("\n\n");
  const content = [
    block("title", cut(input.title, 60)),
    block("about", cut(input.story_description, 400)),
    ...(kind === "alt_text"
      ? [block("picture", cut(JSON.stringify(picture)))]
      : [block("manner", cut(input.story_prompt, 300))]),
    ...(kind === "taglines" ? [block("tagline-it-has", cut(input.tagline, 60))] : []),
    ...(isInGraph && scene ? sceneIn(scene) : []),
    ...(besides.length === 0
      ? []
      : [block("drafted-before-and-not-wanted-again", cut(listed(besides), 600))]),
    ...(wish === "" ? [] : [block("wish-of-the-author", cut(wish, 200))]),
  ].join("\n");
  return { prompt: { system, messages: [{ role: "user", content }] }, schema, name: "drafts" };
}
