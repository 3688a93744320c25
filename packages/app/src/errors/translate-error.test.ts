import { httpError, silentError } from "@katha/api";
import { createI18n } from "@katha/ui";
import { messages } from "@katha/ui/messages/hi";
import { expect, it } from "vitest";
import { translateError } from "./translate-error.ts";

const english = createI18n("en");
const hindi = createI18n("hi", messages);
const problem = (code: string, detail: unknown, more: object = {}) =>
  httpError(401, { code, detail, request_id: "r", ...more }, null);

it("is shown by its code in the reader's language", () => {
  const error = problem("wrong_credentials", "Username, email or password is not right.");
  expect(translateError(hindi, error).detail).toBe("यूज़रनेम, ईमेल या पासवर्ड सही नहीं है।");
  expect(translateError(english, error).detail).toBe("Username, email or password is not right.");
});

it("is the server's own text where the code is unknown", () => {
  expect(translateError(hindi, problem("newer", "Something new.")).detail).toBe("Something new.");
  expect(translateError(hindi, silentError("network")).detail).toBeNull();
});

it("fills in what the problem knows", () => {
  const error = problem("not_enough_xp", "Not enough XP.", { current_xp: 3, required_xp: 5 });
  expect(translateError(hindi, error).detail).toContain("आपके पास 3 XP है");
});

it("says what is wrong with each field, and leaves a kind that is unknown", () => {
  const error = problem("invalid_input", [
    { loc: ["body", "title"], msg: "Too short", type: "too_small" },
    { loc: ["body", "rules"], msg: "Odd", type: "odd" },
  ]);
  const { fields, detail } = translateError(hindi, error);
  expect(fields.map(({ msg }) => msg)).toEqual(["यह बहुत छोटा है, या लिखा ही नहीं गया।", "Odd"]);
  expect(detail).toBe("body.title: यह बहुत छोटा है, या लिखा ही नहीं गया।; body.rules: Odd");
});

it("says until when an account is suspended, or that it has to be lifted", () => {
  const suspended = (until: string | null) =>
    problem("account_suspended", "In English.", { until, reason: "दो बार अपशब्द।" });
  const { detail } = translateError(hindi, suspended("2027-03-31T12:00:00.000Z"));
  expect(detail).toContain("31 मार्च 2027 तक रोका गया है");
  expect(detail).toContain("दो बार अपशब्द।");
  expect(translateError(hindi, suspended(null)).detail).toContain("जब तक रोक हटाई न जाए");
  expect(translateError(english, suspended(null)).detail).toBe("In English.");
});

it("names the line of a text that is at fault", () => {
  const loc = ["body", "story_description"];
  const error = problem("invalid_input", [
    { loc, msg: "Line 7 is nested.", type: "markdown_too_deep", line: 7 },
  ]);
  expect(translateError(hindi, error).fields[0]?.msg).toContain("पंक्ति 7");
  expect(translateError(english, error).fields[0]?.msg).toBe("Line 7 is nested.");
});
