import { describe, expect, test } from "vitest";
import { tokenizerOf } from "./tokenizer.ts";

const numbered = (...pieces: string[]) =>
  Object.fromEntries(pieces.map((piece, number) => [piece, number]));

describe("word pieces", () => {
  const tokens = tokenizerOf(
    {
      normalizer: { lowercase: true, strip_accents: null },
      post_processor: {
        single: [
          { SpecialToken: { id: "[CLS]" } },
          { Sequence: { id: "A" } },
          { SpecialToken: { id: "[SEP]" } },
        ],
        special_tokens: { "[CLS]": { ids: [1] }, "[SEP]": { ids: [2] } },
      },
      model: {
        type: "WordPiece",
        unk_token: "[UNK]",
        continuing_subword_prefix: "##",
        vocab: numbered(
          "[UNK]",
          "[CLS]",
          "[SEP]",
          "lamp",
          "##s",
          "light",
          "##ing",
          "cafe",
          ",",
          "'",
        ),
      },
    },
    8,
  );

  test("the longest that are known, between the model's own", () => {
    expect(tokens("Lamps, lighting")).toEqual([1, 3, 4, 8, 5, 6, 2]);
  });
  test("without accents", () => {
    expect(tokens("CAFÉ")).toEqual([1, 7, 2]);
  });
  test("a word with a part that is not known is unknown", () => {
    expect(tokens("lampost lamp's")).toEqual([1, 0, 3, 9, 0, 2]);
  });
  test("no more than there is room for, and an empty text", () => {
    expect(tokens("lamp ".repeat(20))).toEqual([1, 3, 3, 3, 3, 3, 3, 2]);
    expect(tokens("")).toEqual([1, 2]);
  });
});

describe("pieces of SentencePiece", () => {
  const tokens = tokenizerOf(
    {
      post_processor: { sep: ["</s>", 2], cls: ["<s>", 1] },
      model: {
        type: "Unigram",
        unk_id: 0,
        vocab: [
          ["<unk>", 0],
          ["<s>", 0],
          ["</s>", 0],
          ["▁दीया", -6],
          ["▁", -3],
          ["दी", -4],
          ["या", -4],
          ["▁lamp", -5],
          ["s", -4],
        ],
      },
    },
    16,
  );

  test("the likeliest together", () => {
    expect(tokens("दीया  lamps")).toEqual([1, 3, 7, 8, 2]);
    expect(tokens("यादी")).toEqual([1, 4, 6, 5, 2]);
  });
  test("unknown letters are one piece", () => {
    expect(tokens("lampqqs")).toEqual([1, 7, 0, 8, 2]);
  });
});

test("a file of another kind is refused", () => {
  expect(() => tokenizerOf({ model: { type: "BPE" } }, 8)).toThrow(/WordPiece/u);
});
