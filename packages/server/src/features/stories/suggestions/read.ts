import {
  storyTextLength,
  type BodyOf,
  type suggest,
  type Suggestion,
  type SuggestionKind,
} from "@katha/api/contract";
import { z } from "zod";
import { checkPassage, closerLookFits, jsonIn } from "@katha/narrator";

const passage = z
  .string()
  .transform((written) => written.trim())
  .pipe(z.string().min(1).max(4_000));
const line = (most: number) =>
  z
    .string()
    .transform((written) => written.replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().min(1).max(most));
const oneLine = line(200);

/** The limits of the field that the draft is for. */
const texts = {
  next_node: passage,
  branches: passage,
  closer_look: passage,
  taglines: line(storyTextLength.tagline),
  alt_text: line(storyTextLength.image_alt),
} as const satisfies Record<SuggestionKind, z.ZodType<string>>;

/** Parses leniently: keeps what can be used. */
const understood = z.object({ drafts: z.array(z.unknown()) });
const draft = z.object({
  text: z.unknown(),
  choice: oneLine.nullish().catch(null),
  choices: z.array(z.unknown()).catch([]),
});

const most: Readonly<Record<SuggestionKind, number>> = {
  next_node: 3,
  branches: 5,
  closer_look: 3,
  taglines: 8,
  alt_text: 3,
};

type SuggestionRequest = Pick<
  BodyOf<typeof suggest>,
  "kind" | "title" | "content_rating" | "language" | "scene" | "wish" | "besides"
>;

/** Whether a draft can be told as it is; only a closer look is told to players without more. */
function isTellable(asked: SuggestionRequest, system: string): (text: string) => boolean {
  const { kind, title, language, content_rating: contentRating, scene, wish } = asked;
  if (kind !== "closer_look") return () => true;
  const { text = "", before = [], choices = [], facts = [] } = scene ?? {};
  const named = [...facts, ...choices, wish];
  return closerLookFits({ title, language, contentRating, text, before, facts: named }, system);
}

/** The drafts in an answer that fit the request and the story's rating. */
export function draftsIn(
  answer: string,
  asked: SuggestionRequest,
  /** What the model was told: it may not tell that again. */
  system: string,
): Suggestion[] {
  const { kind, content_rating, language, besides } = asked;
  const read = understood.safeParse(jsonIn(answer));
  if (!read.success) return [];
  const drafts = read.data.drafts.flatMap((one): Suggestion[] => {
    const found = draft.safeParse(typeof one === "string" ? { text: one } : one);
    const text = texts[kind].safeParse(found.data?.text);
    if (!found.success || !text.success) return [];
    const choices = found.data.choices.flatMap((choice) => oneLine.safeParse(choice).data ?? []);
    return [{ text: text.data, choice: found.data.choice ?? null, choices: [...new Set(choices)] }];
  });
  const isFit = isTellable(asked, system);
  const leadsOn = kind === "next_node" || kind === "branches";
  const fits = ({ text: told, choice, choices }: Suggestion) =>
    (!leadsOn || choice !== null) &&
    !besides.includes(told) &&
    isFit(told) &&
    checkPassage([told, choice ?? "", ...choices].join("\n"), content_rating, language) === null;
  return drafts.filter(fits).slice(0, most[kind]);
}
