import type { Book } from "@katha/ui/screens";
import { expect, test } from "vitest";
import { markdown, plainText } from "./written.ts";

const book: Book = {
  id: "1",
  title: "The #1 Ferry",
  author: "Asha",
  language: "en",
  cover: null,
  chapters: [
    {
      title: null,
      passages: [
        { kind: "told", text: "The *old* boat.\nIt waits.\n\n1. No list, [really]." },
        { kind: "own", text: "I whistle." },
        { kind: "picture", src: "/media/ab/960.webp", alt: "A dog" },
        { kind: "scene", text: "Row across" },
      ],
    },
    { title: "Land", passages: [{ kind: "told", text: "# Sand" }] },
  ],
  ending: "Across",
  isFinished: true,
  begun: "2026-11-20T09:30:00.000Z",
  played: "2026-11-20T10:30:00.000Z",
};

test("plain text has no marks, and quotes the reader", () => {
  expect(plainText(book)).toBe(
    [
      "The #1 Ferry\nAsha",
      "1\n\nThe old boat.\nIt waits.\n\n1. No list, [really].\n\n> I whistle.\n\n[A dog]\n\n* * *\n\nRow across",
      "2. Land\n\n# Sand",
      "Across\n",
    ].join("\n\n\n"),
  );
});

test("Markdown keeps emphasis, and takes no letter of the story for a mark", () => {
  expect(markdown(book)).toBe(
    [
      String.raw`# The \#1 Ferry`,
      "*Asha*",
      "## 1",
      "The *old* boat.  \nIt waits.",
      String.raw`1\. No list, \[really\].`,
      "> I whistle.",
      "*A dog*",
      "### Row across",
      "## 2 · Land",
      String.raw`\# Sand`,
      "---",
      "**Across**\n",
    ].join("\n\n"),
  );
});

test("chapters are numbered in the story's digits", () => {
  expect(plainText({ ...book, language: "hi" })).toContain("२. Land");
  expect(plainText({ ...book, language: "ur" })).toContain("۲. Land");
});
