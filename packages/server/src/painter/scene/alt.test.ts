import { expect, test } from "vitest";
import { altText } from "./alt.ts";
import { places, scene } from "./scene.ts";

test("says who does what, where, when, and what stands near", () => {
  const shown = scene.parse({
    place: "palace",
    hour: "night",
    moon: "crescent",
    cast: [
      { role: "woman", pose: "carry", holds: "lamp" },
      { role: "minister", pose: "stand" },
    ],
    props: ["great-lamp"],
  });
  expect(altText(shown)).toBe(
    "A woman stands with a small lamp and an old minister stands with a staff, on the water stairs of a hill palace at night under a crescent moon. Nearby: a tall brass lamp burning.",
  );
});

test("speaks of the place alone where nobody is, in every place", () => {
  for (const place of places.filter((one) => one !== "void")) {
    const text = altText(scene.parse({ place, hour: "dawn", weather: "rain" }));
    expect(text).toMatch(/^[A-Z].* at dawn in rain\./);
    expect(text).not.toMatch(/undefined| {2}|,,/);
  }
});

test("knows no hour and no weather in the void", () => {
  expect(altText(scene.parse({ place: "void", hour: "noon", weather: "rain" }))).toBe(
    "In the dark between worlds. Nearby: a salvage ship with lit portholes and a great derelict hull.",
  );
});

test("says who of the animals sits, and only of those that can", () => {
  const shown = scene.parse({
    place: "forest",
    animals: [
      { kind: "lion", pose: "sit" },
      { kind: "cow", pose: "sit" },
    ],
  });
  expect(altText(shown)).toBe("In a forest clearing at dusk. Nearby: a lion sitting and a cow.");
});
