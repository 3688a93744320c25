import { expect, test } from "vitest";
import { playedLast } from "./playable-stories.ts";
import type { PlayableStory } from "@katha/play";

const story = (title: string) => ({ title }) as PlayableStory;

test("the stories played last are kept as far as there is room, and the newest always", () => {
  const kept = playedLast(100);
  const have = () => ["ferry", "lamp", "bell", "epic"].filter((name) => kept.get(name));
  kept.add("ferry", story("The Ferry"), 40);
  kept.add("lamp", story("The Lamp"), 40);
  expect(have()).toEqual(["ferry", "lamp"]);
  // Played again, so the lamp was played longest ago.
  kept.get("ferry");
  kept.add("bell", story("The Bell"), 60);
  expect(have()).toEqual(["ferry", "bell"]);
  kept.add("bell", story("The Bell, read twice at once"), 60);
  expect(have()).toEqual(["ferry", "bell"]);
  kept.add("epic", story("The Epic"), 5_000);
  expect(have()).toEqual(["epic"]);
  kept.add("ferry", story("The Ferry"), 40);
  expect(have()).toEqual(["ferry"]);
});

test("at rest, the story that was played last is kept", () => {
  const kept = playedLast(100);
  for (const name of ["ferry", "lamp", "bell"]) kept.add(name, story(name), 30);
  kept.get("lamp");
  kept.keepNewest();
  expect(["ferry", "lamp", "bell"].map((name) => kept.get(name)?.title)).toEqual([
    undefined,
    "lamp",
    undefined,
  ]);
});
