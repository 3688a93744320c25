import { expect, it } from "vitest";
import { isTooDear, refusalOf } from "./turn-refusal.ts";

it.each([
  [0, {}, { kind: "unreachable" }],
  [401, { detail: "Sign in." }, { kind: "guest" }],
  [409, { code: "turn_cancelled" }, { kind: "stopped" }],
  [409, { code: "turn_in_progress", turn_id: "t" }, { kind: "running", turn: "t" }],
  [409, { code: "story_moved" }, { kind: "moved" }],
  [409, { code: "not_the_last_part" }, { kind: "moved" }],
  [
    409,
    { code: "price_changed", required_credits: 4, detail: "It costs 4." },
    { kind: "price", required: 4, detail: "It costs 4." },
  ],
  [
    402,
    {
      model_requested: "kalidasa",
      available_credits: 2,
      required_credits: 5,
      suggested_alternatives: ["tenali", "ajanta-lite", 3, "", "tenali"],
    },
    {
      kind: "credits",
      model: "kalidasa",
      available: 2,
      required: 5,
      alternatives: ["tenali", "ajanta-lite"],
    },
  ],
  [422, { current_xp: 1, required_xp: 3 }, { kind: "xp", current: 1, required: 3 }],
  [
    422,
    { detail: [{ loc: ["body"], msg: "Too long." }] },
    { kind: "other", code: null, detail: "Too long." },
  ],
  [
    409,
    { code: "story_ended", detail: "The story has ended." },
    { kind: "other", code: "story_ended", detail: "The story has ended." },
  ],
  [500, {}, { kind: "other", code: null, detail: null }],
])("%i with %j becomes %j", (status, problem, refusal) => {
  expect(refusalOf({ status, problem })).toEqual(refusal);
});

it("is in a successful answer that suggests other models", () => {
  const refused = {
    model_requested: "vishvakarma",
    available_credits: 2,
    required_credits: 5,
    suggested_alternatives: ["chitrakar-lite", "tenali"],
  };
  expect(isTooDear(refused)).toBe(true);
  for (const suggested_alternatives of [undefined, null, [], "tenali"])
    expect(isTooDear({ ...refused, suggested_alternatives })).toBe(false);
});
