import { describe, expect, test } from "vitest";
import { asSeen } from "./hidden-characters.ts";

describe("a name", () => {
  test.each([
    ["a right-to-left override", "Meera\u202eAnna", "MeeraAnna"],
    ["direction marks and isolates", "\u200eMeera\u2066\u2069\u061c", "Meera"],
    ["zero-width letters", "Me\u200bera\ufeff\u2060", "Meera"],
    ["joiners between Latin letters", "Me\u200dera\u200c", "Meera"],
    ["two joiners in a row", "क्\u200d\u200dष", "क्\u200dष"],
    ["a joiner at the end of a Hindi word", "राम\u200d", "राम"],
    ["soft hyphens, fillers and blank Braille", "Mee\u00adra\u3164\u2800", "Meera"],
    ["tags", "Meera\u{e0041}\u{e007f}", "Meera"],
    ["blanks that were within hidden characters", "\u200b Meera \u200b", "Meera"],
    ["nothing that can be seen", "\u200b\u202e", ""],
  ])("loses %s", (_what, written, seen) => {
    expect(asSeen(written)).toBe(seen);
  });

  test("is composed: two ways to write a letter are one name", () => {
    expect(asSeen("Re\u0301na")).toBe("R\u00e9na");
    expect(asSeen("\u0958\u093e\u0938\u093f\u092e")).toBe("\u0915\u093c\u093e\u0938\u093f\u092e");
  });

  test.each([
    ["Hindi half letters", "क्\u200dष"],
    ["a Hindi virama that shows", "क्\u200cष"],
    ["Bengali ya-phala after ra", "র\u200d্যাম"],
    ["Malayalam chillu letters at the end of a word", "അവന\u0d4d\u200d വന്നു"],
    ["Malayalam between letters", "തമിഴ\u0d4d\u200cനാട്"],
    ["Kannada", "ರ\u200d್ಯ"],
    ["Sinhala", "ශ්\u200dරී"],
    ["Urdu", "آن\u200cلائن"],
    ["emoji of a family and a heart", "👨\u200d👩\u200d👧 ❤\ufe0f"],
    ["plain words of every kind", "O'Neill-Śrī (मीरा) தமிழ் اردو"],
  ])("keeps %s", (_what, written) => {
    expect(asSeen(written)).toBe(written.normalize("NFC"));
  });
});
