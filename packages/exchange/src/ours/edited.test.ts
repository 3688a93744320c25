import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise, type StoryGraph } from "@katha/storygraph";
import { lampGraph, tries } from "@katha/storygraph/testing";
import { anyStory } from "../testing/any-story.ts";
import { exportStory } from "../export-story.ts";
import { storyIn } from "../testing/reading.ts";

const formats = ["ink", "twee"] as const;

/** The text with a paragraph more below each scene's own. */
const withMore: Record<(typeof formats)[number], (text: string) => string> = {
  ink: (text) => {
    const [head = "", ...knots] = text.split(/^(?==== )/m);
    const told = knots.map((knot) =>
      knot.startsWith("=== back_to_the_hub")
        ? knot
        : knot.replace(/^(?=\+ |-> END)|(?![\s\S])/m, "And more.\n"),
    );
    return head + told.join("");
  },
  twee: (text) => {
    const [head = "", ...passages] = text.split(/\n\n\n(?=:: (?!Story))/);
    const told = passages.map((passage) => {
      const body = passage.trimEnd();
      const isLed = body.endsWith("\n<</if>>");
      return isLed ? `${body.slice(0, -8)}\n\nAnd more.\n<</if>>` : `${body}\n\nAnd more.`;
    });
    return `${[head, ...told].join("\n\n\n")}\n`;
  },
};

function graphWithMore(graph: StoryGraph): StoryGraph {
  const nodes = Object.entries(graph.nodes).map(([name, node]) => {
    return [name, { ...node, text: `${node.text}\n\nAnd more.` }] as const;
  });
  return { ...graph, nodes: Object.fromEntries(nodes) };
}

describe.each(formats)("a story of ours that was edited as %s", (format) => {
  const reading = (graph: StoryGraph, edit: (text: string) => string) => {
    const { text } = exportStory(format, graph);
    const edited = edit(text);
    expect(edited).not.toBe(text);
    return storyIn(edited, `story.${format}`);
  };
  /** Our notes stay as they are: only what other programs read is edited. */
  const replaced = (from: string | RegExp, to: string) =>
    reading(lampGraph, (text) =>
      text
        .split("\n")
        .map((line) => (/^(?:\/\/|::)/.test(line) ? line : line.replaceAll(from, to)))
        .join("\n"),
    );
  const courtWith = (at: number, choice: object) => {
    const { court } = lampGraph.nodes;
    const choices = court?.choices.map((one, index) =>
      index === at ? { ...one, ...choice } : one,
    );
    return { ...court, choices };
  };

  test("keeps all that nobody edited, whatever the story", () => {
    assert(
      property(anyStory, (graph) => {
        const { graph: back, lost } = reading(graph, withMore[format]);
        expect(back).toEqual(graphWithMore(graph));
        expect(lost).toEqual([]);
      }),
      tries(60),
    );
  });

  test("reads a skill check with its words and its targets as they are now", () => {
    const words = replaced(/(\[\[|\[|")Climb(->|\]|")/g, "$1Jump up$2");
    expect(words).toMatchObject({ lost: [] });
    expect(words.graph.nodes["court"]).toEqual(courtWith(2, { text: "Jump up" }));
    const to = format === "ink" ? /^ +-> well$/g : /<<goto "well">>/g;
    const elsewhere = replaced(to, format === "ink" ? "-> feast" : '<<goto "feast">>');
    const check = { quality: "trust", fails_to: "feast", effects: [{ add: "health", by: -3 }] };
    expect(elsewhere.graph.nodes["court"]).toEqual(courtWith(2, { check }));
  });

  test("reads a skill check with its effects as they are now", () => {
    const { graph, lost } = replaced("health - 3", "health - 2");
    const check = { quality: "trust", fails_to: "well", effects: [{ add: "health", by: -2 }] };
    expect(graph.nodes["court"]).toEqual(courtWith(2, { check }));
    expect(lost).toEqual([]);
  });

  test("reads the odds of another difficulty, and takes the nearest where none has them", () => {
    const odds = (none: number, step: number) => (text: string) =>
      text.replaceAll(/roll <= (\d+)/g, (_, odd: string) => {
        const at = [25, 37, 49, 61, 73, 85].indexOf(Number(odd));
        return `roll <= ${Math.round(none + step * at)}`;
      });
    const hard = reading(lampGraph, odds(10, 12));
    const check = { quality: "trust", difficulty: "hard", fails_to: "well" };
    expect(hard).toMatchObject({ graph: { nodes: { court: { choices: [{}, {}, { check }] } } } });
    expect(hard.lost).toEqual([]);
    const nearly = reading(lampGraph, odds(12, 12));
    expect(nearly.graph).toEqual(hard.graph);
    expect(nearly.lost).toMatchObject([{ code: "odds", node: "court" }]);
  });

  test("keeps a skill check when our notes are taken away", () => {
    const { graph, lost } = reading(lampGraph, (text) =>
      text
        .replaceAll(/^\/\/ katha: .*\n/gm, "")
        .replaceAll(/^(:: .*?) \{"katha".*\}$/gm, "$1")
        .replace(/,\n {2}"katha": \{[\s\S]*?\n {2}\}\n\}/, "\n}"),
    );
    const choices = Object.values(graph.nodes).flatMap((node) => node.choices);
    expect(choices.find(({ text }) => text === "Climb")).toMatchObject({
      target: "hall",
      check: { quality: "trust", fails_to: "well", effects: [{ add: "health", by: -3 }] },
    });
    expect(lost.filter(({ code }) => !code.startsWith("became"))).toEqual([]);
  });

  test("reads what begins otherwise, and what is new", () => {
    const { graph } = reading(lampGraph, (text) =>
      format === "ink"
        ? `${text.replace("VAR trust = 1", "VAR trust = 2\nVAR coins = 3")}\n=== attic ===\nDust.\n~ coins = coins + 1\n~ trust = trust + 1\n+ {key} [Down] -> court\n`
        : `${text.replace("<<set $trust to 1>>", "<<set $trust to 2>>\n<<set $coins to 3>>")}\n\n:: attic\n<<set $coins to $coins + 1>><<set $trust to $trust + 1>>Dust.\n\n<<if $key>>[[Down->court]]<</if>>\n`,
    );
    expect(graph.qualities).toMatchObject({
      ...lampGraph.qualities,
      trust: { ...lampGraph.qualities?.["trust"], start: 2 },
      coins: { kind: "number", start: 3 },
    });
    expect(graph.nodes["attic"]).toEqual({
      text: "Dust.",
      effects: [
        { add: "coins", by: 1 },
        { add: "trust", by: 1 },
      ],
      choices: [{ text: "Down", target: "court", when: { carries: "key" } }],
    });
    const { attic: _attic, ...others } = graph.nodes;
    expect(others).toEqual(lampGraph.nodes);
    expect(graph.things).toEqual(lampGraph.things);
  });

  test("takes a storylet's new words, and says that taking its choice away takes nothing away", () => {
    const words = replaced(/(\[\[|\[|")Listen(->|\]|")/g, "$1Hear it$2");
    expect(words.graph.nodes["song"]?.storylet?.title).toBe("Hear it");
    expect(words.lost).toEqual([]);
    const gone = replaced(/^.*Listen.*$/g, "");
    expect(gone.graph).toEqual(lampGraph);
    expect(gone.lost).toMatchObject([{ code: "storylet", params: { title: "Listen" } }]);
  });

  test("reads where a scene leads elsewhere as it is now, and keeps the rest of it", () => {
    const { graph, lost } = replaced(/been_song >= 1/g, "been_song >= 2");
    const { hall, ...others } = graph.nodes;
    const { hall: before, ...nodes } = lampGraph.nodes;
    expect(hall).toEqual({
      ...before,
      instead: [{ when: { visited: "song", times: 2 }, target: "feast" }],
    });
    expect(others).toEqual(nodes);
    expect(lost).toEqual([]);
  });

  test("keeps what else choices are called where a story keeps no count", () => {
    const choices = [
      { text: "Wait", target: "b", aliases: ["stay here"], not_for: ["wait for me"] },
      { text: "Go", target: "b", remembers: "You went." },
    ];
    const plain = normalise({ nodes: { a: { text: "Told.", choices }, b: "The end." } });
    const { graph, lost } = reading(plain, (text) =>
      text.replaceAll(/^((?:\+ )?\[+)(?=Wait|Go)/gm, "$1Now: "),
    );
    const now = choices.map((choice) => Object.assign({}, choice, { text: `Now: ${choice.text}` }));
    expect(graph.nodes["a"]?.choices).toEqual(now);
    expect(lost).toEqual([]);
  });
});
