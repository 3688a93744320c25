import { describe, expect, test } from "vitest";
import { paintingStyleOf } from "../painting-styles/style-of-model.ts";
import { paint } from "../paint.ts";
import { sceneFrom } from "./from-story.ts";
import type { StoryMoment } from "./story-moment.ts";
import { hours, paintingStyleNames, places, weathers } from "./scene.ts";

const moment = (given: Partial<StoryMoment>): StoryMoment => ({
  text: "",
  language: "en",
  seed: "one",
  ...given,
});

describe("a scene from a story's moment", () => {
  test("shows things and animals for which only the story's notes have words", () => {
    const notes = {
      cast: [{ name: "மாரி", is: "a goat with one horn" }],
      things: [
        { name: "கண்ணகியின் சிலம்பு", also: ["சிலம்பு", "anklet", "silambu"] },
        { name: "துலா", also: ["scales"] },
      ],
    };
    const cast = ["மாரி"];
    const told = moment({ language: "ta", text: "அவள் சிலம்பை உயர்த்தினாள்.", notes, cast });
    expect(sceneFrom(told)).toMatchObject({ props: ["anklet"], animals: [{ kind: "goat" }] });
    expect(sceneFrom({ ...told, text: "அவள் நின்றாள்.", cast: [] })).toMatchObject({
      props: [],
      animals: [],
    });
  });

  test("prefers what the node names explicitly to what the passage says", () => {
    const scene = sceneFrom(
      moment({
        place: "court",
        hour: "dawn",
        weather: "rain",
        mood: "grave",
        text: "At night in the forest, under a clear sky, everybody laughed.",
      }),
    );
    expect(scene).toMatchObject({ place: "court", hour: "dawn", weather: "rain", mood: "grave" });
  });

  test("reads place, hour, weather, people, their actions and what they hold from English", () => {
    const scene = sceneFrom(
      moment({
        text: "It was night on the river bank, under a full moon. The old man sat with his lantern, and a girl offered him a book. An elephant stood in the fog by the boat.",
      }),
    );
    expect(scene).toMatchObject({
      place: "riverbank",
      hour: "night",
      weather: "mist",
      moon: "full",
      cast: [
        { role: "elder", pose: "sit", holds: "lantern" },
        { role: "girl", pose: "reach", holds: "book" },
      ],
      animals: [{ kind: "elephant", count: 1 }],
      props: ["boat"],
    });
  });

  test("takes the place from where somebody is, and neither from what is said nor from a word in passing", () => {
    const office =
      "It rained. She waited in the office with a hand on her chest. “I was born by a river,” he said, “in a village.”";
    expect(sceneFrom(moment({ text: office }))).toMatchObject({ place: "room", weather: "rain" });
    const hindi = "वह दफ़्तर में बैठी थी। “मेरा गाँव नदी के किनारे है,” उसने कहा।";
    expect(sceneFrom(moment({ language: "hi", text: hindi }))).toMatchObject({ place: "room" });
  });

  test("keeps the place, the hour and the weather of the passage before, as long as none other is told of", () => {
    const before = ["Night. Snow fell on the mountains.", "At noon they were in the desert."];
    const text = "“Well?” said the captain.";
    expect(sceneFrom(moment({ text, before }))).toMatchObject({
      place: "mountains",
      hour: "night",
      weather: "snow",
    });
    expect(sceneFrom(moment({ text, before, name: "the desert" }))).toMatchObject({
      place: "desert",
      hour: "night",
    });
  });

  test("has one hour in all pictures of a story that says none, and the one that it says all the time", () => {
    const hoursIn = (whole: string) =>
      ["calm", "eerie", "tense"].map(
        (mood) => sceneFrom(moment({ text: "She sat.", mood, whole })).hour,
      );
    expect(new Set(hoursIn("She sat. He stood.")).size).toBe(1);
    expect(hoursIn("One night, by night, all night, every night. Morning came.")).toEqual(
      Array.from({ length: 3 }, () => "night"),
    );
  });

  test("draws nobody as a person who is an animal that it cannot draw", () => {
    const people = [
      { name: "Sir Bramble", is: "bramble hedgehog" },
      { name: "Wren", is: "girl" },
    ];
    const text = "Sir Bramble bowed. Wren ran.";
    const cast = ["Sir Bramble", "Wren"];
    const told = moment({ text, cast, notes: { cast: people } });
    expect(sceneFrom(told).cast).toMatchObject([{ role: "girl" }]);
  });

  test("reads the same from Hindi", () => {
    const scene = sceneFrom(
      moment({
        language: "hi",
        text: "साँझ हो चली थी। दरबार में राजा सिंहासन पर बैठा था। एक बुढ़िया लाठी टेकती हुई झुकी और प्रणाम किया। बाहर बारिश हो रही थी और दो हाथी भीग रहे थे।",
      }),
    );
    expect(scene).toMatchObject({
      place: "court",
      hour: "dusk",
      weather: "rain",
      cast: [
        { role: "king", pose: "sit" },
        { role: "grandmother", pose: "bow", holds: "staff" },
      ],
      animals: [{ kind: "elephant", count: 2 }],
    });
  });

  test("knows the story's own names from its notes", () => {
    const scene = sceneFrom(
      moment({
        place: "The lattice above Maota",
        cast: ["Gauri", "Diwan Harinath", "Tukka"],
        text: "Gauri bowed. Tukka screeched.",
        notes: {
          places: [{ name: "The lattice above Maota", place: "court" }],
          cast: [
            { name: "Gauri", garment: "woman", is: "keeper of the lamp" },
            { name: "Tukka", is: "a parrot of opinions" },
          ],
        },
      }),
    );
    expect(scene.place).toBe("court");
    expect(scene.cast.map(({ role }) => role)).toEqual(["woman", "minister"]);
    expect(scene.cast[0]?.pose).toBe("bow");
  });

  test("prefers a place's own name if it says more than the notes", () => {
    const notes = { places: [{ name: "the deck of the Alaimakal", place: "sea" }] };
    expect(sceneFrom(moment({ place: "the deck of the Alaimakal", notes })).place).toBe("deck");
  });

  test("tells women from men by the words around a name", () => {
    const cast = (text: string) => sceneFrom(moment({ cast: ["Noor"], text })).cast[0]?.role;
    expect(cast("Noor looked up. She had her mother's stubbornness.")).toBe("woman");
    expect(cast("Noor looked up. He had his father's stubbornness.")).toBe("man");
  });

  test("gives the same scene for the same moment, and dresses a name alike in every picture", () => {
    const one = moment({ cast: ["Gauri", "Lal"], text: "Gauri and Lal wait." });
    expect(sceneFrom(one)).toEqual(sceneFrom(one));
    const wears = (seed: string) => sceneFrom({ ...one, seed }).cast[0]?.wears;
    expect(new Set(["a", "b", "c"].map(wears)).size).toBe(1);
  });

  test("makes a paintable scene from any input", () => {
    const texts = ["", "…", "ஒரு வார்த்தை", "<svg onload=alert(1)>", "a ".repeat(5_000)];
    for (const [i, text] of texts.entries()) {
      const scene = sceneFrom(
        moment({
          text,
          place: "nowhere known",
          mood: "odd",
          cast: ["You", "<b>", "", "x", "y", "z"],
          seed: `s${i}`,
        }),
      );
      expect(places).toContain(scene.place);
      expect(hours).toContain(scene.hour);
      expect(weathers).toContain(scene.weather);
      expect(scene.cast.length).toBeLessThanOrEqual(5);
      expect(paint(scene, { width: 800, height: 450, seed: `s${i}` })).toMatch(/^<svg /);
    }
  });
});

test("the prefix of a model's key decides the painting style", () => {
  for (const name of paintingStyleNames) {
    expect(paintingStyleOf(name)).toBe(name);
    expect(paintingStyleOf(`${name}-2`)).toBe(name);
  }
  expect(paintingStyleOf("some-other-model")).toBe("vishvakarma");
});
