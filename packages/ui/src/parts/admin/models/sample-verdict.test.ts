import type { ModelSample } from "@katha/api/shapes";
import { expect, test } from "vitest";
import { toldSample } from "../../../fixtures/admin/models.ts";
import { verdictOf } from "./sample-verdict.ts";
import type { HeardScene } from "./told-sample.ts";

const heard = (scene: ModelSample["scene"], change: Partial<ModelSample> = {}): HeardScene => ({
  id: scene,
  scene,
  state: "told",
  told: { ...toldSample, ...change },
});
const silent = (scene: ModelSample["scene"], state: HeardScene["state"]): HeardScene => ({
  id: scene,
  scene,
  state,
});

test("there is no verdict while a scene is to come, nor before English was told", () => {
  expect(verdictOf([heard("english"), silent("hindi", "telling")])).toBeUndefined();
  expect(verdictOf([silent("english", "telling"), silent("hindi", "waits")])).toBeUndefined();
  expect(verdictOf([silent("english", "stopped"), silent("hindi", "stopped")])).toBeUndefined();
});

test("a model that tells every scene fits", () => {
  expect(verdictOf([heard("english"), heard("hindi"), heard("story")])).toEqual({
    verdict: "fits",
    reasons: [],
  });
});

test("where no schema was asked for, none can be broken", () => {
  const scenes = [heard("english", { schemaHeld: null }), heard("hindi", { schemaHeld: null })];
  expect(verdictOf(scenes)?.verdict).toBe("fits");
});

test.each<[string, Partial<ModelSample>]>([
  ["failed", { failed: "told_nothing", told: "", words: 0 }],
  ["was cut short", { flaw: "another language" }],
  ["is empty", { words: 0 }],
])("one other scene that %s makes it fit with care", (_, change) => {
  expect(verdictOf([heard("english"), heard("hindi", change)])).toEqual({
    verdict: "withCare",
    reasons: ["hindi"],
  });
});

test("a model that is weak in English, or in two scenes, does not fit", () => {
  const flaw = { flaw: "no prose" };
  expect(verdictOf([heard("english", flaw), heard("hindi")])).toEqual({
    verdict: "unfit",
    reasons: ["english"],
  });
  expect(verdictOf([heard("english"), heard("hindi", flaw), heard("story", flaw)])).toEqual({
    verdict: "unfit",
    reasons: ["hindi", "story"],
  });
});

test("a scene of which nothing came back says that it did not answer", () => {
  const lost: HeardScene = { ...silent("hindi", "told"), failure: "The line is lost." };
  expect(verdictOf([heard("english"), lost])).toEqual({
    verdict: "unfit",
    reasons: ["unanswered"],
  });
});

test("choices out of form, slowness and unheard Hindi ask for care", () => {
  const slow = { firstWordMs: 9_000, wholeMs: 30_000 };
  expect(verdictOf([heard("english", { schemaHeld: false }), heard("hindi")])?.reasons).toEqual([
    "choices",
  ]);
  expect(verdictOf([heard("english", slow), heard("hindi", slow)])?.reasons).toEqual(["slow"]);
  expect(verdictOf([heard("english"), silent("hindi", "stopped")])?.reasons).toEqual(["unheard"]);
});

test("a model that is loaded for the first scene is not slow for it", () => {
  expect(
    verdictOf([heard("english", { firstWordMs: 20_000, wholeMs: 24_000 }), heard("hindi")]),
  ).toEqual({ verdict: "fits", reasons: [] });
});

test("few words a second are slow, however soon they begin", () => {
  const dripping = { firstWordMs: 500, wholeMs: 40_500, words: 80 };
  expect(verdictOf([heard("english", dripping), heard("hindi", dripping)])?.reasons).toEqual([
    "slow",
  ]);
});
