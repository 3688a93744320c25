// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { newBenches } from "./benches.ts";
import { keptHelp, passHelpOn } from "./kept-help.ts";

afterEach(() => localStorage.clear());

const draft = { text: "It had been listening.", choice: null, choices: [], by: "Pen" };
const benchesOf = (place: string) => newBenches(keptHelp(place));

it("keeps what was drafted for a story, and lays it out when its page is opened again", async () => {
  const { taglines, cover, scenes } = benchesOf("well");
  await taglines.ask(async () => ({ drafts: [draft] }));
  cover.keep({ coverUrl: "/media/old.webp", imageAlt: "A well" });
  scenes.of("well").branches.wish("Darker");
  const again = benchesOf("well");
  expect(again.taglines.state().drafts).toMatchObject([{ text: draft.text, id: "1" }]);
  expect(again.cover.state().kept).toMatchObject([{ standing: { imageAlt: "A well" } }]);
  expect(again.scenes.of("well").branches.state().wish).toBe("Darker");
  expect(benchesOf("other").taglines.state().drafts).toEqual([]);
});

it("keeps nothing once nothing lies there, and begins bare where what was kept cannot be read", async () => {
  const { taglines } = benchesOf("well");
  await taglines.ask(async () => ({ drafts: [draft] }));
  expect(keptHelp("well").isThere()).toBe(true);
  taglines.discard(["1"]);
  expect(keptHelp("well").isThere()).toBe(false);
  localStorage.setItem("katha-story-help-well", "{");
  expect(benchesOf("well").taglines.state().drafts).toEqual([]);
});

it("goes with a new story to the id that it got", async () => {
  const { taglines } = benchesOf("new");
  await taglines.ask(async () => ({ drafts: [draft] }));
  passHelpOn("new", "well");
  expect(keptHelp("new").isThere()).toBe(false);
  expect(benchesOf("well").taglines.state().drafts).toHaveLength(1);
});
