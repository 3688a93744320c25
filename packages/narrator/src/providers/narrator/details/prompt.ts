import { nodeNamed } from "@katha/storygraph";
import { z } from "zod";
import {
  block,
  blocksAreMaterial,
  cutTo,
  defused,
  languageName,
  type Prompt,
} from "../../../prompt/index.ts";
import type { NarrationRequest, Offer } from "../../../port.ts";
import { policyOf } from "../../../safety/index.ts";

const words = z.string().nullable();
/** The schema. Strict providers require every field, and no additional ones. */
const asked = z.strictObject({
  choices: z.array(z.string()),
  scene: z.strictObject({
    place: words,
    mood: words,
    hour: words,
    weather: words,
    cast: z.array(z.string()).nullable(),
  }),
});

/** The schema with a field for consequences, where the author lets a model propose them. */
export function schemaFor(happening: readonly string[]): object {
  const [first, ...rest] = happening;
  if (first === undefined) return z.toJSONSchema(asked);
  return z.toJSONSchema(asked.extend({ happened: z.array(z.enum([first, ...rest])) }));
}

/** The schema of an ending's title. */
export const titleSchema: object = z.toJSONSchema(z.strictObject({ title: z.string() }));

export function titlePrompt({ request, told }: ToldPart): Prompt {
  const { story } = request;
  const system = [
    "You help the narrator of a story game. Read the last part of the story, and answer with JSON alone, in this form: " +
      '{"title": string}.',
    `title: a name for this ending, in two to five words, in ${languageName(story.language)}, without a full stop.`,
    policyOf(story),
    blocksAreMaterial,
  ].join("\n\n");
  return {
    system,
    messages: [{ role: "user", content: block("part", cutTo(defused(told), 1_600)) }],
  };
}

/** A part that was just told, and what the author offers after it. */
export interface ToldPart {
  request: NarrationRequest;
  told: string;
  edges: readonly Offer[];
}

export function detailsPrompt(
  { request, told, edges }: ToldPart,
  happening: readonly string[],
): Prompt {
  const { story, position } = request;
  const { consequences = {} } = story.graph;
  const node = nodeNamed(story.graph, position.node);
  const system = [
    "You help the narrator of a story game. Read the part that was just told, and answer with JSON alone, in this " +
      `form: {"choices": [string, string], "scene": {"place": string, "mood": string, "hour": string, "weather": ` +
      `string, "cast": [string]}}.`,
    "choices: two more things that the player might do right now within this very scene, beside those that the author " +
      "offers: small, concrete, different from each other, told to the player as the author's are, at most twelve " +
      `words each, in ${languageName(story.language)}. They end nothing and leave nowhere.`,
    "scene: how it looks now, in one to three English words each; null where the part does not say.",
    ...(happening.length === 0
      ? []
      : [
          "happened: a list, beside the two others, of the names in <may-happen> whose description fits what the player " +
            "did and what the part tells; most often none: []. No other names.",
        ]),
    policyOf(story),
    blocksAreMaterial,
  ].join("\n\n");
  const content = [
    block("part", cutTo(defused(told), 1_600)),
    block("author-offers", edges.map(({ text }) => `- ${defused(text)}`).join("\n")),
    ...(happening.length === 0
      ? []
      : [
          block(
            "may-happen",
            happening
              .map((name) => `${name}: ${defused(consequences[name]?.about ?? "")}`)
              .join("\n"),
          ),
        ]),
    block("place", defused([node?.place, ...(node?.cast ?? [])].filter((text) => text).join(", "))),
  ].join("\n");
  return { system, messages: [{ role: "user", content }] };
}
