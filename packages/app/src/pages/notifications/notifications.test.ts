import { expect, it } from "vitest";
import { paths } from "../../routes/paths.ts";
import { aNotification } from "../../testing/notifications.ts";
import { idOf } from "../../testing/stories.ts";
import { toNotification } from "./notifications.ts";

const hidden = { id: idOf(1), title: "Story 1", isOpen: false };

const titleOf = ({ code, text }: { code: string; text: string }) => `${code}: ${text}`;
const shown = (...given: Parameters<typeof aNotification>) =>
  toNotification(aNotification(...given), titleOf);

it.each([
  ["new scenes lead to their story", {}, paths.story(idOf(1))],
  ["a story that may not be read leads nowhere", { story: hidden }, undefined],
  ["a story that is gone leads nowhere", { story: null }, undefined],
  [
    "a returned story leads to where its reason is",
    { kind: "story_returned", story: hidden },
    paths.myStories,
  ],
  ["a line leads to its play", { kind: "line_answered", sessionId: idOf(9) }, paths.play(idOf(9))],
  [
    "a line of a play that is gone leads to its story",
    { kind: "line_answered" },
    paths.story(idOf(1)),
  ],
  ["a task leads to the tasks", { kind: "task_completed", story: null }, paths.profile],
] as const)("%s", (_name, change, href) => {
  expect(shown(1, change).href).toBe(href);
});

it("is named by its task in the reader's words, or by its story, or not", () => {
  const task = { code: "garland", title: "A garland", coins: 15 };
  const done = shown(1, { kind: "task_completed", story: null, task });
  expect(done).toMatchObject({ title: "garland: A garland", coins: 15 });
  expect(shown(2).title).toBe("Story 2");
  expect(shown(2, { story: null }).title).toBeNull();
});
