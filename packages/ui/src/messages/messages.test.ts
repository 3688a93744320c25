import { expect, test } from "vitest";
import { formatsFor } from "./formats.ts";
import { createI18n, translateWith } from "./i18n.ts";
import { messages as hi } from "./locales/hi.ts";
import { messages as stories } from "./locales/hi/stories.ts";
import { storyMessages } from "./players/story.ts";
import { commonMessages } from "./site/common.ts";
import type { PlainKey } from "./types.ts";

test("values are filled in and plurals follow the language", () => {
  const t = translateWith(createI18n("en"), storyMessages);
  expect(t("action.playStory", { title: "Fourteen Years" })).toBe("Play Fourteen Years");
  expect(t("story.likes", { count: 1, amount: "1" })).toBe("1 like");
  expect(t("story.likes", { count: 9800, amount: "9.8k" })).toBe("9.8k likes");
  const inHindi = translateWith(createI18n("hi-IN", hi), storyMessages);
  expect(inHindi("action.playStory", { title: "चौदह वर्ष" })).toBe("चौदह वर्ष खेलें");
});

test("keys and values are typed", () => {
  const t = translateWith(createI18n("en"), storyMessages);
  // @ts-expect-error: a table has no such key
  expect(t("action.missing")).toBe("missing");
  // @ts-expect-error: its value is missing
  expect(t("action.playStory")).toBe("Play ");
  // @ts-expect-error: one of its values is missing
  expect(t("story.likes", { count: 2 })).toBe(" likes");
  // @ts-expect-error: it needs a value
  const key: PlainKey<typeof storyMessages> = "action.playStory";
  expect(key).toBeDefined();
});

test("catalogues of areas add up, the later ones before the earlier, texts without values as they are", () => {
  const i18n = createI18n("hi", stories, { "story.action.play": "शुरू करें" });
  const t = translateWith(i18n, storyMessages);
  expect(t("action.play")).toBe("शुरू करें");
  expect(t("action.playStory", { title: "कथा" })).toBe("कथा खेलें");
  expect(stories["story.action.play"]).not.toBe("शुरू करें");
});

test("English replaces messages that a catalogue lacks, with plurals of its own", () => {
  const i18n = createI18n("mr", { "common.action.retry": ["पुन्हा"] });
  const t = translateWith(i18n, commonMessages);
  expect([t("action.retry"), t("action.close")]).toEqual(["पुन्हा", "Close"]);
  const tStory = translateWith(createI18n("hi"), storyMessages);
  expect(tStory("story.likes", { count: 0, amount: "0" })).toBe("0 likes");
});

test("numbers and dates take the language's form", () => {
  const { compact, percent, date, minutes } = formatsFor("en");
  expect(compact(9842)).toBe("9.8k");
  expect(compact(0)).toBe("0");
  expect(percent(62)).toBe("62%");
  expect(date("2026-11-20T12:00:00Z")).toBe("Nov 20, 2026");
  expect(minutes(55)).toBe("55 min");
  expect(formatsFor("hi").date("2026-11-20T12:00:00Z")).toBe("20 नव॰ 2026");
});
