import { expect, test } from "vitest";
import { isPersonal } from "./personal.ts";

const names = ["Meenakshi Iyer", "meenakshi_87", "अनीता राव", "Al", "tuntun87+katha@north.in"];

test.each([
  "write to asha@example.com",
  "my id is asha at gmail dot com",
  "call me on 98765 43210",
  "मेरा नंबर ९८७६५४३२१० है",
  "look at https://example.org/me",
  "see www.example.org",
  "example.com has it",
  "my pin is 560-001",
  "I, Meenakshi Iyer, open the door",
  "MEENAKSHI_87 was here",
  "ＭＥＥＮＡＫＳＨＩ Iyer knocks",
  "my name is Meenakshi",
  "tell her that iyer's daughter is here",
  "मैं अनीता हूँ",
  "Tuntun87 writes her name in the sand",
  "I am tuntun",
])("“%s” says who or where", (line) => {
  expect(isPersonal(line, names)).toBe(true);
});

test.each([
  "ask the ferryman about his brother",
  "I count to 1000 and open my eyes",
  "दीया बुझा दो",
  "take the 12 coins and the 3 keys",
  "I write to the king of the north",
  "the meenakshis of this town",
  "अनीताबाद is far",
])("“%s” does not", (line) => {
  expect(isPersonal(line, names)).toBe(false);
});
