import type { Notification } from "@katha/api/shapes";
import { expect, it } from "vitest";
import { placeOfNews } from "./notification.ts";

const news = {
  kind: "story_updated",
  story: { id: "lamp", title: "The Lamp", isOpen: true },
  sessionId: null,
} as const;
const hidden = { ...news.story, isOpen: false };
const places = {
  play: (session: string) => `play ${session}`,
  story: (story: string) => `story ${story}`,
  profile: "profile",
  myStories: "my stories",
};

it.each<[string, Partial<Notification>, string | undefined]>([
  ["new scenes lead to their story", {}, "story lamp"],
  ["a story that may not be read leads nowhere", { story: hidden }, undefined],
  ["a story that is gone leads nowhere", { story: null }, undefined],
  [
    "a returned story leads to where its reason is",
    { kind: "story_returned", story: hidden },
    "my stories",
  ],
  ["a line leads to its play", { kind: "line_answered", sessionId: "9" }, "play 9"],
  ["a line of a play that is gone leads to its story", { kind: "line_answered" }, "story lamp"],
  ["a task leads to the tasks", { kind: "task_completed", story: null }, "profile"],
])("%s", (_name, change, place) => {
  expect(placeOfNews({ ...news, ...change }, places)).toBe(place);
});
