import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { compile } from "./compile.ts";
import { formatsFor } from "./formats.ts";
import { createI18n, translateWith } from "./i18n.ts";
import { messages as hi } from "./locales/hi.ts";
import { storyMessages } from "./players/story.ts";
import { commonMessages } from "./site/common.ts";
import type { MessageTable } from "./types.ts";

const tables = Object.values(
  import.meta.glob<Record<string, MessageTable>>("./{admin,authors,errors,players,site}/**/*.ts", {
    eager: true,
  }),
).flatMap((module) => Object.values(module));
// A table may be composed of others, whose messages then belong to it.
const english = [...new Set(tables.flatMap((table) => Object.values(table)))];

const catalogues = Object.entries(
  import.meta.glob<string>("./locales/*.po", { query: "?raw", import: "default", eager: true }),
).map(([file, text]) => [file, translationsIn(text)] as const);

/** The translations of a catalogue by id. Messages and translations take one line each. */
function translationsIn(po: string): ReadonlyMap<string, string> {
  const found = po.matchAll(/^msgid ("[^"\n]+")\nmsgstr (".*")$/gm);
  return new Map(
    [...found].map(([, id = "", text = ""]) => [JSON.parse(id) as string, JSON.parse(text)]),
  );
}

/** The `{name}`s of each plural form, in any order. */
function placeholders(message: string): string {
  return JSON.stringify(placeholdersOf(compileMessageOrThrow(message)));
}
function placeholdersOf(message: ReturnType<typeof compile>): unknown[] {
  return message
    .filter((part) => typeof part !== "string")
    .map(([name, kind, forms]) =>
      kind === "plural"
        ? [
            name,
            [
              ...new Set(
                Object.values(forms as object)
                  .filter(Array.isArray)
                  .flatMap(namesIn),
              ),
            ],
          ]
        : name,
    )
    .toSorted((a, b) => String(a).localeCompare(String(b)));
}
const namesIn = (form: ReturnType<typeof compile>) => placeholdersOf(form).map(String);

test("no two messages have one id, and an id is the message's key after the name of its table", () => {
  expect(english.length).toBeGreaterThan(1_700);
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
  for (const table of tables) {
    const [name] = Object.values(table)[0]?.id.split(".") ?? [];
    for (const [key, { id }] of Object.entries(table)) {
      expect([key, `${name}.${key}`], id).toContain(id);
    }
  }
});

test("English is compiled to what the library's own compiler makes of it", () => {
  for (const { message } of english) {
    expect(compile(message), message).toEqual(compileMessageOrThrow(message));
  }
});

test.each(catalogues)("%s uses the same placeholders as English", (_, translations) => {
  const differing = english.filter(({ id, message }) => {
    const translation = translations.get(id) ?? message;
    return placeholders(translation) !== placeholders(message);
  });
  expect(differing).toEqual([]);
});

test.each(catalogues)("%s has every message, and none of them in English", (_, translations) => {
  const left = english.filter(({ id, message }) => {
    const translation = translations.get(id) ?? "";
    const hasWords = /[a-z]{3}/i.test(message.replaceAll(/\{\w+\}/g, ""));
    return translation.trim() === "" || (hasWords && translation === message);
  });
  const todo = "Translate these in the .po (npm run messages adds them), then npm run messages";
  expect(left, todo).toEqual([]);
});

test.each(catalogues)("%s has no message that English lacks", (_, translations) => {
  const ids = new Set<string>(english.map(({ id }) => id));
  expect([...translations.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test.each(catalogues)("%s has been compiled since its last change", async (file, translations) => {
  const name = /(\w+)\.po$/.exec(file)?.[1] ?? "";
  const { messages } = (await import(`./locales/${name}.ts`)) as { messages: object };
  const now = [...translations].map(([id, text]) => [id, compileMessageOrThrow(text)]);
  expect(messages, "npm run messages compiles it").toEqual(Object.fromEntries(now));
});

test("values are filled in and plurals follow the language", () => {
  const t = translateWith(createI18n("en"), storyMessages);
  expect(t("action.playStory", { title: "Fourteen Years" })).toBe("Play Fourteen Years");
  expect(t("story.likes", { count: 1, amount: "1" })).toBe("1 like");
  expect(t("story.likes", { count: 9800, amount: "9.8k" })).toBe("9.8k likes");
  const inHindi = translateWith(createI18n("hi-IN", hi), storyMessages);
  expect(inHindi("action.playStory", { title: "चौदह वर्ष" })).toBe("चौदह वर्ष खेलें");
});

test("English replaces messages that a catalogue lacks", () => {
  const t = translateWith(createI18n("mr", { "common.action.retry": ["पुन्हा"] }), commonMessages);
  expect([t("action.retry"), t("action.close")]).toEqual(["पुन्हा", "Close"]);
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
