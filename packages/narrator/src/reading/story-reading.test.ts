import { normalise } from "@katha/storygraph";
import { describe, expect, it } from "vitest";
import { storyOf } from "../testing/stories/story-of.ts";
import { positionAt } from "../testing/position-at.ts";
import { readStory, viewOf } from "./index.ts";

const hold = `You wake in the hold of the Marigold. Captain Voss sits on a barrel and coils a rope. She does not look up.

"There is water below," says Captain Voss. A lantern hangs from the beam. The lantern smokes.`;
const deck = `On deck the captain says nothing. "Tam is ill," says Immy. The lantern is out. They sail into Harwich.`;

function ship(bible: unknown = {}, more: object = {}) {
  const nodes = {
    hold: { text: hold, choices: [{ text: "Climb.", target: "deck" }], ...more },
    deck: { text: deck, ending: { kind: "open", title: "The end" } },
  };
  return storyOf({ graph: normalise({ start_node: "hold", nodes }), bible });
}
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

describe("a story is read with nothing but its scenes", () => {
  const reading = readStory(ship());
  const voss = reading.people.find(({ name }) => name === "Captain Voss");

  it("has its people, things and places, what is told of most first", () => {
    expect(names(reading.people)).toEqual(expect.arrayContaining(["Captain Voss", "Immy"]));
    expect(names(reading.things)[0]).toBe("lantern");
    expect(names(reading.places)).toContain("Harwich");
  });

  it("says what is known of each, in the author's words, with the scene", () => {
    expect(voss?.sentences).toContainEqual({
      scene: "hold",
      text: "Captain Voss sits on a barrel and coils a rope.",
      sure: "sure",
    });
    expect(voss?.sentences).toContainEqual({
      scene: "hold",
      text: "She does not look up.",
      sure: "likely",
    });
    expect(voss?.count).toBe(4);
  });

  it("says how sure it is", () => {
    expect(voss?.sure).toBe("sure");
    expect(reading.people.find(({ name }) => name === "Immy")?.sure).toBe("likely");
  });

  it("says who is in each scene", () => {
    expect(reading.scenes).toContainEqual({
      scene: "deck",
      present: ["Captain Voss", "Immy"],
      named: [],
    });
  });
});

describe("its author mends it", () => {
  it("by leaving out what is nobody", () => {
    const reading = readStory(ship({ left_out: ["Immy", "lantern"] }));
    expect(names(reading.people)).not.toContain("Immy");
    expect(names(reading.things)).not.toContain("lantern");
    expect(reading.left_out).toEqual(["Immy", "lantern"]);
  });

  it("by saying that two names mean one", () => {
    const reading = readStory(ship({ cast: [{ name: "Captain Voss", also: ["Immy"] }] }));
    const voss = reading.people.find(({ name }) => name === "Captain Voss");
    expect(names(reading.people)).not.toContain("Immy");
    expect(voss?.also).toContain("immy");
    expect(voss?.sentences).toContainEqual(
      expect.objectContaining({ scene: "deck", text: '"Tam is ill," says Immy.' }),
    );
  });

  it("by saying who is in a scene and who is not, also in play", () => {
    const story = ship({}, { cast: ["Immy"], away: ["Captain Voss"] });
    expect(readStory(story).scenes[0]).toEqual({
      scene: "hold",
      present: ["Immy"],
      named: ["Captain Voss"],
    });
    expect(names(viewOf(story, positionAt(story.graph, ["hold"]), false).present)).toEqual([
      "Immy",
    ]);
  });

  it("with a bible: people, things and places that no scene names", () => {
    const reading = readStory(
      ship({
        cast: [{ name: "Abbot", also: [] }],
        objects: [{ name: "the lantern", about: "Of brass." }],
        places: [{ name: "Dover", about: "" }],
      }),
    );
    expect(reading.people.find(({ name }) => name === "Abbot")).toMatchObject({
      is_of_bible: true,
      sure: "sure",
      count: 0,
    });
    expect(names(reading.things)).toContain("the lantern");
    expect(names(reading.things)).not.toContain("lantern");
    expect(names(reading.places)).toContain("Dover");
  });
});

it("a Hindi story has things and places by the words for them", () => {
  const text = `आँगन में नीम का पेड़ है। बुआ ने कहा, "संदूक मत छुओ।" बुआ ने लालटेन उठाई।`;
  const graph = normalise({ start_node: "a", nodes: { a: { text } } });
  const reading = readStory(storyOf({ graph, language: "hi" }));
  expect(names(reading.people)).toContain("बुआ");
  expect(names(reading.things)).toContain("लालटेन");
  expect(names(reading.places)).toContain("आँगन");
});
