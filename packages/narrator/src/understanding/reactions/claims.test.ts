import { expect, test } from "vitest";
import { plain } from "../words/plain.ts";
import { claimsDeed } from "./claims.ts";

test("whoever owns to a deed does not do it now", () => {
  for (const line of [
    "nakkara main bajati hoon",
    "नक्कारा मैं बजाती हूँ",
    "abba nahi, main bajati hoon",
    "main hi bajati hoon",
    "maine bajaya hai",
    "नक्कारा मैंने बजाया",
    "I'm the one who plays",
    "it's me who plays the drum",
  ])
    expect(claimsDeed(plain(line)), line).toBe(true);
});

test("whoever does a deed does not only own to it", () => {
  for (const line of [
    "main nakkara bajati hoon",
    "मैं नक्कारा बजाती हूँ",
    "nakkara bajao",
    "I play the drum",
    "main darwaza kholta hoon",
    "main idhar hi rukti hoon",
  ])
    expect(claimsDeed(plain(line)), line).toBe(false);
});
