import { z } from "zod";
import { unigramPieces } from "./unigram.ts";
import { wordPieces } from "./word-pieces.ts";

/** A text as the numbers of its pieces, between those with which the model begins and ends a text. */
export type Tokenizer = (text: string) => number[];

const special = z.tuple([z.string(), z.number()]);
const template = z.object({
  single: z.array(z.object({ SpecialToken: z.object({ id: z.string() }).optional() })),
  special_tokens: z.record(z.string(), z.object({ ids: z.array(z.number()) })),
});
const ends = z.object({ cls: special, sep: special });

/** What is read of a `tokenizer.json`, as Hugging Face's tokenizers write it. */
const tokenizerFile = z.object({
  normalizer: z
    .object({ lowercase: z.boolean().nullish(), strip_accents: z.boolean().nullish() })
    .nullish(),
  post_processor: z.union([template, ends]).nullish(),
  model: z.discriminatedUnion("type", [
    z.object({
      type: z.literal("WordPiece"),
      unk_token: z.string(),
      continuing_subword_prefix: z.string(),
      vocab: z.record(z.string(), z.number()),
    }),
    z.object({
      type: z.literal("Unigram"),
      unk_id: z.number(),
      vocab: z.array(z.tuple([z.string(), z.number()])),
    }),
  ]),
});
type TokenizerFile = z.infer<typeof tokenizerFile>;

/** The numbers before and after a text. */
function around(processor: TokenizerFile["post_processor"]): [number[], number[]] {
  if (!processor) return [[], []];
  if ("cls" in processor) return [[processor.cls[1]], [processor.sep[1]]];
  const { single, special_tokens: ids } = processor;
  const text = single.findIndex(({ SpecialToken }) => SpecialToken === undefined);
  const numbers = (part: typeof single) =>
    part.flatMap(({ SpecialToken }) => ids[SpecialToken?.id ?? ""]?.ids ?? []);
  return [numbers(single.slice(0, text)), numbers(single.slice(text + 1))];
}

/** A tokenizer of a model's `tokenizer.json`; longer texts are cut to `most` pieces. */
export function tokenizerOf(json: unknown, most: number): Tokenizer {
  const { model, normalizer, post_processor } = tokenizerFile.parse(json);
  const [before, after] = around(post_processor);
  const isLower = normalizer?.lowercase ?? false;
  const pieces =
    model.type === "WordPiece"
      ? wordPieces({
          numbers: new Map(Object.entries(model.vocab)),
          unknown: model.vocab[model.unk_token] ?? 0,
          continued: model.continuing_subword_prefix,
          isLower,
          isWithoutAccents: normalizer?.strip_accents ?? isLower,
        })
      : unigramPieces({ pieces: model.vocab, unknown: model.unk_id });
  const room = most - before.length - after.length;
  return (text) => [...before, ...pieces(text).slice(0, room), ...after];
}
