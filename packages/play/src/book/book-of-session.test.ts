import {
  type GameSession,
  type HistoryEntry as SentEntry,
  gameSession,
  historyEntry,
} from "@katha/api/contract";
import { asSent, anEntry, anOpening, aSession, idOf } from "@katha/api/testing";
import { expect, test } from "vitest";
import { bookOf } from "./book-of-session.ts";

type HistoryEntry = ReturnType<typeof anEntry>;

const made = (entries: readonly HistoryEntry[], scenes: readonly number[] = []) =>
  bookOf({
    session: asSent(gameSession, aSession(entries)) as GameSession,
    about: {
      title: " The Ferry ",
      author: "Asha",
      language: "en",
      cover_image_url: null,
      scenes: scenes.map(idOf),
    },
    entries: entries.map((entry) => asSent(historyEntry, entry) as SentEntry),
  });
const long = "word ".repeat(700).trim();

test("holds what stands, in order: what was told, the reader's lines and the pictures", () => {
  const book = made([
    anOpening,
    anEntry(1, { actionType: "custom_action", userInput: "I whistle.", aiResponse: "A dog." }),
    anEntry(2, { aiResponse: "Taken back.", isUndone: true }),
    anEntry(3, { actionType: "undo", aiResponse: "Undone." }),
    anEntry(4, { actionType: "custom_action", userInput: "Which?", isQuestion: true }),
    anEntry(5, { actionType: "show", imageUrl: "/media/ab/960.webp", imageAlt: "A dog" }),
    anEntry(6, { setup: "Dusk.", aiResponse: "Dusk." }),
  ]);
  expect(book.title).toBe("The Ferry");
  expect(book.chapters).toEqual([
    {
      title: null,
      passages: [
        { kind: "told", text: "A lamp burns." },
        { kind: "own", text: "I whistle." },
        { kind: "told", text: "A dog." },
        { kind: "picture", src: "/media/ab/960.webp", alt: "A dog" },
        { kind: "told", text: "Dusk." },
      ],
    },
  ]);
});

test("a short scene is a heading within its chapter, a choice that led nowhere is a line", () => {
  const entries = [
    anOpening,
    anEntry(1, { selectedChoice: "Row across" }),
    anEntry(2, { selectedChoice: "Listen" }),
    anEntry(3, {
      actionType: "custom_action",
      userInput: "go ashore please",
      takenChoice: "Land",
    }),
  ];
  expect(made(entries, [1, 3]).chapters).toEqual([
    {
      title: null,
      passages: [
        { kind: "told", text: "A lamp burns." },
        { kind: "scene", text: "Row across" },
        { kind: "told", text: "Part 1." },
        { kind: "own", text: "Listen" },
        { kind: "told", text: "Part 2." },
        { kind: "own", text: "go ashore please" },
        { kind: "scene", text: "Land" },
        { kind: "told", text: "Part 3." },
      ],
    },
  ]);
});

test("a chapter with enough words ends where a scene or a sitting begins, and is never endless", () => {
  const told = { aiResponse: long };
  const titles = (entries: readonly HistoryEntry[], scenes: readonly number[] = []) =>
    made(entries, scenes).chapters.map(({ title }) => title);
  expect(
    titles([anOpening, anEntry(1, told), anEntry(2, { ...told, selectedChoice: "Land" })], [2]),
  ).toEqual([null, "Land"]);
  expect(
    titles([anOpening, anEntry(1, told), anEntry(2, { ...told, beginsSitting: true })]),
  ).toEqual([null, null]);
  const parts = Array.from({ length: 12 }, (_, at) => anEntry(at + 1, told));
  expect(titles([anOpening, ...parts])).toEqual([null, null, null]);
});
