import { describe, expect, test } from "vitest";
import { bookOf } from "../testing/book-of.ts";

const files = {
  "story.md": `---
title: The Salt Ferry
tagline: "A crossing," she said: owed
tags: river, night
initial_xp: 50
is_featured: true
health_max: 90
command continue: { cost: 0 }
command weigh it: { cost: 1 }
---

# Description

Somebody has to row.

\\# No heading.

# Sources

Invented.
`,
  "state.json": `{ "qualities": { "slot": { "kind": "number", "name": "Days", "start": 0 } } }`,
  "bible.json": "{}",
  "cover.json": `{ "seed": 7 }`,
  "scenes.md": `# bank
place: the river
cast: Mira, the ferryman
budget: 3
instead: { when: { quality: slot, is: at_least, value: 2 }, target: far }
effect: { add: slot, by: 1 }
effect: { set: asked, to: "true, or nearly" }
if wet: { visited: far }
beat: somebody calls
beat: nobody comes
hub: ferry
hub most: 0
source: invented

The bank.

*Nobody* rows -> here, and {wet|it rains|}.

* "Row," you say. -> far
  when: { all: [{ not: { carries: oar } }, { quality: slot, is: equals, value: -1.5 }] }
  check: slot
  check fails to: bank
  later: You rowed: once.

* Wait -> @hub

# far
ending: good
ending title: Across

The far side.

\\* no choice
`,
  "wordings/bank.txt": `# "Row," you say. -> far
row across
\\# a line

take the oar
not:
who rows?
# Wait -> @hub
not:
run
`,
  "answers/anywhere.md": `## look_all
acts: look, listen

The river is wide.

## cry_far
at: far
repeats: never

---

Again, nothing.
`,
  "answers/mira.md": `# Mira

## mira_oar
acts: ask
topics: the oar | who has it
remembers: You asked her of the oar.

"It's yours," says Mira.

She turns to the water.

---

"I told you."
`,
};

describe("a story is read", () => {
  const { front, structure, cover } = bookOf(files);
  const { nodes, reactions = {} } = structure;

  test("from its front page", () => {
    expect(front).toEqual({
      title: "The Salt Ferry",
      tagline: '"A crossing," she said: owed',
      tags: ["river", "night"],
      initial_xp: 50,
      is_featured: true,
      game_config: { health_max: 90, commands: { continue: { cost: 0 }, "weigh it": { cost: 1 } } },
      story_description: "Somebody has to row.\n\n# No heading.",
      sources_note: "Invented.",
    });
    expect(cover).toEqual({ seed: 7 });
    expect(structure["qualities"]).toEqual({ slot: { kind: "number", name: "Days", start: 0 } });
  });

  test("from its scenes, the first of which is its start", () => {
    expect(structure.start_node).toBe("bank");
    expect(nodes["bank"]).toEqual({
      place: "the river",
      cast: ["Mira", "the ferryman"],
      budget: 3,
      instead: [{ when: { quality: "slot", is: "at_least", value: 2 }, target: "far" }],
      effects: [
        { add: "slot", by: 1 },
        { set: "asked", to: "true, or nearly" },
      ],
      shown_if: { wet: { visited: "far" } },
      beats: ["somebody calls", "nobody comes"],
      hub: { name: "ferry", most: 0 },
      source: "invented",
      text: "The bank.\n\n*Nobody* rows -> here, and {wet|it rains|}.",
      choices: [
        {
          text: '"Row," you say.',
          target: "far",
          when: {
            all: [{ not: { carries: "oar" } }, { quality: "slot", is: "equals", value: -1.5 }],
          },
          check: { quality: "slot", fails_to: "bank" },
          later: "You rowed: once.",
          aliases: ["row across", "# a line", "take the oar"],
          not_for: ["who rows?"],
        },
        { text: "Wait", target: "@hub", aliases: [], not_for: ["run"] },
      ],
    });
    expect(nodes["far"]).toEqual({
      ending: { kind: "good", title: "Across" },
      text: "The far side.\n\n* no choice",
      choices: [],
    });
  });

  test("from its answers, by files", () => {
    expect(Object.keys(reactions)).toEqual(["look_all", "cry_far", "mira_oar"]);
    expect(reactions).toEqual({
      look_all: { acts: ["look", "listen"], says: ["The river is wide."] },
      cry_far: { at: "far", repeats: "never", says: ["", "Again, nothing."] },
      mira_oar: {
        about: "Mira",
        acts: ["ask"],
        topics: ["the oar", "who has it"],
        remembers: "You asked her of the oar.",
        says: ['"It\'s yours," says Mira.\n\nShe turns to the water.', '"I told you."'],
      },
    });
  });

  test("in another order of its answers, where it says one", () => {
    const named = (order: string) =>
      Object.keys(bookOf({ ...files, "answers/order.txt": order }).structure.reactions ?? {});
    expect(named("mira_oar\nlook_all\n")).toEqual(["mira_oar", "look_all", "cry_far"]);
    expect(named("cry_far\n")).toEqual(["cry_far", "look_all", "mira_oar"]);
    expect(() => named("look_all\nnobody\n")).toThrow(
      "answers/order.txt:2: there is no answer nobody",
    );
  });

  test("without its wordings and answers", () => {
    const bare = bookOf(files, { wordings: false, answers: false }).structure;
    expect(bare.reactions).toBeUndefined();
    expect(bare.nodes["bank"]?.choices[1]).toEqual({ text: "Wait", target: "@hub" });
    expect(bare.nodes["bank"]?.text).toBe(nodes["bank"]?.text);
  });
});

describe("a fault names its file and line", () => {
  const scene = (text: string) => ({ "scenes.md": text });
  const answer = (text: string) => ({ "answers/mira.md": text });
  const worded = (text: string) => ({ "wordings/bank.txt": text });
  test.each([
    [scene("text\n"), "stories/ferry/scenes.md:1: this stands before the first heading"],
    [scene("## bank\n"), "scenes.md:1: a scene's heading is `# name`"],
    [scene("# bank\n\nA\n\n# bank\n"), "scenes.md:5: the scene bank stands twice"],
    [scene("# bank\nA.\n"), "scenes.md:2: this is no `name: value`"],
    [scene("# bank\nplce: x\n"), 'scenes.md:2: "plce" is no fact here; these are: place, mood'],
    [scene("# bank\nplace:\n"), "scenes.md:2: place says nothing"],
    [scene("# bank\nplace: a\nplace: b\n"), 'scenes.md:3: "place" is said twice'],
    [scene("# bank\nbudget: three\n"), 'scenes.md:2: budget must be a number, not "three"'],
    [scene("# bank\nretell: no\n"), "scenes.md:2: retell can only be true"],
    [
      scene("# bank\neffect: { set: a, to }\n"),
      'scenes.md:2: this value cannot be read: "}" stands',
    ],
    [scene("# bank\neffect: [a] b\n"), 'nothing belongs after "[a]"'],
    [scene("# bank\neffect: { a: 1, a: 2 }\n"), '"a" is said twice'],
    [scene(`# bank\neffect: ${"[".repeat(70)}\n`), "it is too deep"],
    [scene("# bank\n\n* Row\n"), "scenes.md:3: a choice is written `* words -> scene`"],
    [scene("# bank\n\n* Row -> far\nlater: x\n"), "scenes.md:4: below a choice stand its facts"],
    [
      scene("# bank\n\n* Row -> far\n"),
      'scenes.md:3: this choice leads to "far", which is no scene',
    ],
    [answer("# Mira\nacts: ask\n"), "mira.md:2: below whom answers are about stand answers"],
    [answer("## a\nat: nowhere\n\nA\n"), 'mira.md:1: this answer comes at "nowhere", which is no'],
    [answer("## a\n\nA\n\n## a\n\nB\n"), "mira.md:5: the answer a stands twice"],
    [answer("## a\nabout: Mira\n\nA\n"), 'mira.md:2: "about" is no fact here'],
    [worded("row\n"), "bank.txt:1: this stands before the first heading"],
    [
      worded("# Row -> far\n"),
      'bank.txt:1: the scene has no such choice; its choices are "# "Row,"',
    ],
    [{ "wordings/ford.txt": "# a -> b\n" }, "ford.txt:1: there is no scene ford"],
    [{ "story.md": "title: x\n" }, "story.md:1: a story begins with its facts"],
    [{ "story.md": "---\ntitle: x\n---\n\n# Blurb\n" }, 'story.md:5: "Blurb" is no heading here'],
    [{ "bible.json": "{" }, "stories/ferry/bible.json is no JSON"],
  ])("%j", (changed, message) => {
    const read = () => bookOf({ ...files, "answers/anywhere.md": "", ...changed });
    expect(read).toThrow(message);
  });
});
