import { describe, expect, test } from "vitest";
import { sceneFrom } from "../from-story.ts";
import { withoutDenied } from "./denied.ts";
import { english } from "./english.ts";
import { hindi } from "./hindi.ts";

const seen = (text: string, language = "en") =>
  sceneFrom({ text, language, seed: "one", mood: "calm", place: "village", hour: "noon" });
const told = (text: string, names: readonly string[] = []) =>
  withoutDenied(text, [english, hindi], names).trim();

describe("what a passage says is absent", () => {
  test.each([
    "A village in the third year without rain. The well is dry.",
    "There was no rain, and no sign of rain.",
    "The rain had stopped.",
    "At last the rains were over.",
    "It had stopped raining.",
    "It wasn't raining.",
    "Not a drop of rain fell.",
    "No heavy rain or storm came that year.",
    "The rain did not come.",
    "The rain never came again.",
  ])("is no weather of the picture: %s", (text) => {
    expect(seen(text)).toMatchObject({ weather: "clear" });
  });

  test.each([
    "बारिश नहीं हुई थी।",
    "बिना बारिश के तीसरा साल था।",
    "बारिश के बिना खेत सूख गए।",
    "न बारिश, न बादल।",
    "बारिश थम गई थी।",
    "बारिश रुक चुकी थी।",
    "इस साल एक बूँद बारिश नहीं गिरी।",
  ])("is no weather in Hindi: %s", (text) => {
    expect(seen(text, "hi")).toMatchObject({ weather: "clear" });
  });

  test.each([
    ["It rained without stopping.", "en"],
    ["The rain had not stopped.", "en"],
    ["The rain never stopped.", "en"],
    ["No, the rain came down.", "en"],
    ["There was no end of rain.", "en"],
    ["Nobody heard the rain.", "en"],
    ["बारिश रुकी नहीं थी।", "hi"],
    ["बारिश नहीं रुकी।", "hi"],
    ["बारिश रुकने का नाम नहीं ले रही थी।", "hi"],
  ])("is told from what goes on: %s", (text, language) => {
    expect(seen(text, language)).toMatchObject({ weather: "rain" });
  });

  test("is left out as a thing, an animal or a person", () => {
    const { props, animals, cast } = seen("There is no tree, no cart and no horse. No king comes.");
    expect({ props, animals, cast }).toEqual({ props: [], animals: [], cast: [] });
    expect(seen("The train had stopped under a tree.").props).toEqual(["train", "tree"]);
    expect(seen("राजा नहीं रुका। पेड़ नहीं था।", "hi")).toMatchObject({
      props: [],
      cast: [{ role: "king" }],
    });
  });

  test("is left out of an author's description of a cover", () => {
    const wish = { text: "A dry stepwell.", language: "en", seed: "one", weather: "without rain" };
    expect(sceneFrom({ ...wish, mood: "calm" }).weather).toBe("clear");
  });

  test("may be a thing for which only the story's notes have words", () => {
    expect(told("দিঘিতে নৌকা নেই", ["নৌকা"])).toBe("দিঘিতে নেই");
    expect(told("சிலம்பு இல்லை", ["சிலம்பு"])).toBe("இல்லை");
    expect(told("یہاں کشتی نہیں ہے", ["کشتی"])).toBe("یہاں نہیں ہے");
    expect(told("येथे नाव नाही", ["नाव"])).toBe("येथे नाही");
  });

  test("does not affect the hour: a night without a moon is a night", () => {
    expect(sceneFrom({ text: "There was no moon.", language: "en", seed: "one" })).toMatchObject({
      hour: "night",
      moon: "none",
    });
  });
});
