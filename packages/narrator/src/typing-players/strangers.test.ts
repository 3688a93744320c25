import { createRng, normalise } from "@katha/storygraph";
import { describe, expect, it } from "vitest";
import { storyOf } from "../testing/stories/story-of.ts";
import { bareWords } from "../understanding/words/plain.ts";
import { inLatin } from "../text/in-latin.ts";
import { rewordingsOf } from "./rewordings.ts";
import { strangers } from "./strangers.ts";

const hold = `You wake in the hold of the Marigold. Captain Voss sits on a barrel and coils a rope. A lantern hangs from the beam.

"There is water below," says Captain Voss.`;
const nodes = {
  hold: {
    text: hold,
    choices: [
      { text: "Climb the ladder to the deck.", target: "deck" },
      { text: "Stop the doctor.", target: "deck" },
    ],
  },
  deck: { text: "The rain has stopped.", ending: { kind: "open", title: "The end" } },
};
const ship = storyOf({ graph: normalise({ start_node: "hold", nodes }) });

function reportOf(story = ship, enough = Number.POSITIVE_INFINITY) {
  const all = strangers(story);
  let step = all.next();
  while (!step.done) step = all.next(step.value >= enough ? "enough" : undefined);
  return step.value;
}

describe("a choice in strangers' words", () => {
  const lines = rewordingsOf("Help the doctor to the gate.", "en", createRng("a"));

  it("is never in the author's own", () => {
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(bareWords(line)).not.toContain("help the doctor");
  });

  it("has words of like meaning, cuts and slips", () => {
    expect(lines[0]).toMatch(/assist the physician to the gate/u);
    expect(lines.at(-1)?.split(" ")).toHaveLength(2);
  });

  it.each([
    ["Give the leaf to the old woman.", /yield|afford|foliage|female/u],
    ["Say nothing.", /nada|naught|allege/u],
    ["Drink the milk.", /booze|beverage/u],
    ["Warn the passengers.", /warning|admonish|traveler/u],
    ["Write a note for the clerk.", /note a note/u],
  ])("has no word that only a dictionary has for it: %s", (choice, odd) => {
    const reworded = rewordingsOf(choice, "en", createRng("a"));
    expect(reworded.length).toBeGreaterThan(0);
    expect(reworded.join("\n")).not.toMatch(odd);
  });

  it("is in Hindi typed in Latin letters, too", () => {
    const hindi = rewordingsOf("लालटेन जलाओ।", "hi", createRng("a"));
    expect(hindi.some((line) => /^[a-z ]+$/u.test(line))).toBe(true);
    expect(inLatin("लड़के संदूक खोलो, चुपचाप उतरकर")).toBe("larke sanduk kholo chupchap utarkar");
  });
});

describe("strangers type at a story", () => {
  const { lines, counts, isWhole } = reportOf();

  it("every choice in other words, looks at what is named, questions to whoever is there", () => {
    expect(new Set(lines.flatMap(({ meant }) => meant ?? []))).toEqual(new Set([0, 1]));
    const looks = lines.filter(({ kind }) => kind === "look").map(({ said }) => said);
    expect(looks.join("\n")).toMatch(/the lantern/u);
    const asked = lines.find(({ kind }) => kind === "question");
    expect(asked?.said).toMatch(/^Captain Voss,/u);
    expect(isWhole).toBe(true);
  });

  it("and it is counted what became of each", () => {
    const { rewordings, looks, questions } = counts;
    const { tried, understood, asked, missed, mistaken } = rewordings;
    expect(understood + asked + missed + mistaken).toBe(tried);
    expect(tried + looks.tried + questions.tried).toBe(lines.length);
    const lantern = lines.find(({ said }) => said.endsWith("the lantern"));
    expect(lantern).toMatchObject({ kind: "look", outcome: "answered", meant: null });
    expect(lantern?.told).toContain("A lantern hangs from the beam.");
  });

  it("an added wording is understood from then on", () => {
    const missed = lines.find(
      ({ kind, outcome }) => kind === "rewording" && outcome !== "understood",
    );
    const { said = "", meant } = missed ?? {};
    const choices = nodes.hold.choices.map((choice, at) =>
      at === meant ? { ...choice, aliases: [said] } : choice,
    );
    const graph = normalise({
      start_node: "hold",
      nodes: { ...nodes, hold: { ...nodes.hold, choices } },
    });
    const again = reportOf(storyOf({ graph })).lines.find((line) => line.said === said);
    expect(again?.outcome).toBe("understood");
  });

  it("a look that its author says means a choice is understood, and takes it", () => {
    const said = lines.find(({ kind }) => kind === "look")?.said ?? "";
    const [first, second] = nodes.hold.choices;
    const choices = [{ ...first, aliases: [said] }, second];
    const graph = normalise({
      start_node: "hold",
      nodes: { ...nodes, hold: { ...nodes.hold, choices } },
    });
    const again = reportOf(storyOf({ graph })).lines.find((line) => line.said === said);
    expect(again).toMatchObject({ kind: "look", outcome: "understood", choices: [0] });
  });

  it("the same seed types the same, and it can be told to end", () => {
    expect(reportOf()).toEqual(reportOf());
    const few = reportOf(ship, 3);
    expect([few.lines.length, few.isWhole]).toEqual([3, false]);
  });
});

it("a look at something whose name is a deed elsewhere counts as answered by what the scene says of it", () => {
  const text = "Under the cliff the boat knocks against the rocks. The coat lies in it.";
  const graph = normalise({
    nodes: { cliff: { text, choices: [{ text: "Walk home.", target: "home" }] }, home: "" },
  });
  const looks = reportOf(storyOf({ graph })).lines.filter(({ kind }) => kind === "look");
  const ofThings = looks.filter(({ said }) => /boat|coat/u.test(said));
  expect(ofThings.length).toBeGreaterThan(0);
  for (const { said, outcome, topics } of ofThings) {
    expect(outcome, said).toBe("answered");
    expect(topics.join(), said).toMatch(/boat|coat/u);
  }
});
