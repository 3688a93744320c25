import { describe, expect, test } from "vitest";
import { altText, altTextOf } from "./index.ts";
import { places, scene } from "../scene.ts";

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

test("describes only the place if nobody is there, for every place", () => {
  for (const place of places.filter((one) => one !== "void")) {
    const text = altText(scene.parse({ place, hour: "dawn", weather: "rain" }));
    expect(text).toMatch(/^[A-Z].* at dawn in rain\./);
    expect(text).not.toMatch(/undefined| {2}|,,/);
  }
});

test("mentions no hour and no weather in the void", () => {
  expect(altText(scene.parse({ place: "void", hour: "noon", weather: "rain" }))).toBe(
    "In the dark between worlds. Nearby: a salvage ship with lit portholes and a great derelict hull.",
  );
});

test("says which animals sit, and only of those that can", () => {
  const shown = scene.parse({
    place: "forest",
    animals: [
      { kind: "lion", pose: "sit" },
      { kind: "cow", pose: "sit" },
    ],
  });
  expect(altText(shown)).toBe("In a forest clearing at dusk. Nearby: a lion sitting and a cow.");
});

describe("in Hindi", () => {
  test("says the same in Hindi's word order, with verbs in the right gender", () => {
    const shown = scene.parse({
      place: "palace",
      hour: "night",
      moon: "crescent",
      cast: [
        { role: "woman", pose: "carry", holds: "lamp" },
        { role: "minister", pose: "stand" },
      ],
      animals: [{ kind: "horse", count: 2 }],
      props: ["great-lamp"],
    });
    expect(altTextOf(shown, "hi")).toBe(
      "रात में हँसिया चाँद के नीचे पहाड़ी महल के जल-घाट पर: एक स्त्री दीया लिए खड़ी है और एक बूढ़ा मंत्री लाठी लिए खड़ा है। पास में: दो घोड़े और पीतल का जलता हुआ ऊँचा दीपदान।",
    );
  });

  test("describes every place in Devanagari only", () => {
    for (const place of places) {
      const text = altTextOf(scene.parse({ place, hour: "dawn", weather: "storm" }), "hi-IN");
      expect(text).toMatch(/।$/);
      expect(text).not.toMatch(/[a-z]|undefined| {2}/);
    }
  });

  test("uses English for every other language", () => {
    const shown = scene.parse({ place: "sea" });
    expect(altTextOf(shown, "ta")).toBe(altTextOf(shown, "en"));
  });
});
