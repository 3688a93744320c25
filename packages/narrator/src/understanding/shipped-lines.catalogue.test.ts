import { expect, test } from "vitest";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";
import type { Step } from "../port.ts";
import { understand } from "./index.ts";
import { lines, unseenLines, type Line } from "../testing/typed-lines/catalogue-lines.ts";
import { positionAt } from "../testing/position-at.ts";
import { typedAction } from "../testing/typed-action.ts";

const stories = new Map(catalogueStories().map((story) => [story.slug, story]));

/** What a line does at its node: where it leads, or what the player is asked about; undefined where the story no longer has the node. */
function understood(slug: string, node: string, said: string): Step | undefined {
  const story = stories.get(slug);
  if (!story?.graph.nodes[node]) return undefined;
  const position = positionAt(story.graph, [node]);
  return understand(typedAction(story, position, said));
}

function targetsOf(slug: string, node: string, texts: readonly string[]): string[] {
  const choices = stories.get(slug)?.graph.nodes[node]?.choices ?? [];
  return choices.filter(({ text }) => texts.includes(text.trim())).map(({ target }) => target);
}

test.each<[kind: string, written: readonly Line[], taken: number, heard: number]>([
  ["that the vocabulary was chosen by", lines, 0.5, 0.8],
  ["that were written afterwards", unseenLines, 0.5, 0.75],
])(
  "lines %s find their way in the shipped stories or are asked about, and hardly ever a wrong one",
  (kind, written, leastTaken, leastHeard) => {
    const found = written.flatMap(([story, node, said, to]) => {
      const step = understood(story, node, said);
      if (step === undefined) return [];
      const way = step.way === "edge" ? step.to : null;
      const asked = step.way === "ask" ? targetsOf(story, node, step.choices) : [];
      const isTaken = to !== null && way === to;
      return [
        {
          isMeant: to !== null,
          isTaken,
          isHeard: isTaken || (to !== null && asked.includes(to)),
          isWrong: way !== null && way !== to,
        },
      ];
    });
    const meant = found.filter(({ isMeant }) => isMeant);
    const taken = meant.filter(({ isTaken }) => isTaken).length;
    const heard = meant.filter(({ isHeard }) => isHeard).length;
    const wrong = found.filter(({ isWrong }) => isWrong).length;
    process.stdout.write(
      `Of ${meant.length} lines ${kind} that mean a choice, ${taken} took it and ${heard - taken} were asked about; ` +
        `of all ${found.length} ${wrong} took a way that was not meant\n`,
    );
    expect(found.length).toBeGreaterThan(written.length * 0.8);
    expect(taken / meant.length).toBeGreaterThan(leastTaken);
    expect(heard / meant.length).toBeGreaterThan(leastHeard);
    expect(wrong / found.length).toBeLessThan(0.02);
  },
);

test.each([
  ["lamp-keeper-of-amber", "seal", "look at The lamp above the water gate"],
  ["lamp-keeper-of-amber", "last_watch", "look at the heels"],
  ["moti-khan", "niche", "look at the workshop"],
])(
  "whoever looks in %s at %s is shown what they look at, and asked about no deed: %s",
  (...line) => {
    expect(understood(...line)?.way).toBe("reaction");
  },
);

test.each([
  ["kotaler-khata", "raat_ghog", "টুনু! টুনু! শুনতে পাচ্ছিস?"],
  ["never-name-the-horse", "axe", "I'm Savitri, daughter of Ashvapati. Namaste."],
])("whoever calls somebody or greets in %s at %s takes no choice that begins so: %s", (...line) => {
  expect(understood(...line)?.way).toBe("reaction");
});

test("a question to somebody is no choice to accuse them, whoever it calls first", () => {
  const said = "Abinash-babu, where were you at twenty past six?";
  expect(understood("one-goal-each", "sky", said)?.way).not.toBe("edge");
});
