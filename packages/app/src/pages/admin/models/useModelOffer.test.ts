import { expect, test } from "vitest";
import { modelSettings, runtimes, unboundSettings } from "../../../testing/model-settings.ts";
import { offerIn } from "./useModelOffer.ts";

test("the best storyteller that was found is offered while nobody is bound", () => {
  const [first] = runtimes.runtimes;
  const [good] = first?.models ?? [];
  if (!first || !good) throw new Error("Nothing was found.");
  const list = [
    { ...good, model: "small", english: "with_care" },
    { ...good, model: "painter", kind: "image" },
    good,
  ] as const;
  const several = [{ ...first, models: [...list] }];
  expect(offerIn(unboundSettings, several)).toEqual({ runtime: "Ollama", model: "qwen3:8b" });
  expect(offerIn(modelSettings, several)).toBeUndefined();
  const weak = [{ ...first, models: [{ ...good, english: "no" as const }] }];
  expect(offerIn(unboundSettings, weak)).toBeUndefined();
});
