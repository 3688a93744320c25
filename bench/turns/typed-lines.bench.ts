import {
  builtInNarrator,
  nextPosition,
  offersAt,
  startPosition,
  understand,
} from "@katha/narrator";
import { normalise } from "@katha/storygraph";
import { printNumber } from "../number.ts";

/** What the built-in narrator takes to understand and answer a line where much can be said; decision 0092. */
const most = { inScene: 60, inStory: 400, milliseconds: 15 };
const rounds = 300;

const subjects = [
  "lamp",
  "ferry",
  "brother",
  "letter",
  "king",
  "well",
  "rope",
  "mango",
  "drum",
  "mirror",
];
const acts = ["ask", "look", "take", "give", "promise", "open", "thank"];

const reactions = Object.fromEntries(
  Array.from({ length: most.inStory }, (_, at) => {
    const subject = subjects[at % subjects.length] ?? "";
    const act = acts[at % acts.length] ?? "";
    const isSpoken = act === "ask" || act === "promise";
    return [
      `answer_${at}`,
      {
        acts: [act],
        about: isSpoken ? "Mira" : `the ${subject}`,
        topics: isSpoken ? [subject, `the old ${subject} ${at}`, `${subject} wala`] : [],
        at: at < most.inScene ? "bank" : "",
        says: [`An answer about the ${subject}, the ${at}th.`],
      },
    ];
  }),
);

const story = {
  title: "The Bank",
  language: "en",
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  bible: {
    cast: [{ name: "Mira", is: "who keeps the bank" }],
    objects: subjects.map((name) => ({ name: `the ${name}`, about: `an old ${name}` })),
  },
  graph: normalise({
    start_node: "bank",
    reactions,
    nodes: {
      bank: {
        text: `You stand on the bank with Mira. There are here: ${subjects.map((name) => `the ${name}`).join(", ")}.`,
        cast: ["Mira"],
        choices: ["Step into the ferry.", "Ask Mira for the rope.", "Go back along the road."].map(
          (text) => ({
            text,
            target: "end",
            aliases: Array.from({ length: 7 }, (_, at) => `${text} In other words, the ${at}th.`),
          }),
        ),
      },
      end: { text: "The end.", choices: [] },
    },
  }),
};

const lines = [
  "Ask Mira about her brother, and where he went",
  "I look at the mirror for a long time. Then I take the drum and give it to Mira",
  "mira, letter kahan hai aur kisne likha?",
  "I promise to bring back the lamp before the moon is up, whatever the king says",
  "what if I just sat down here and did nothing at all until somebody came",
  "qwerty uiop",
];

const before = startPosition(story.graph);
const offers = offersAt(story.graph, before);
const passages = [
  {
    turnId: null,
    action: "story_start",
    said: null,
    text: story.graph.nodes["bank"]?.text ?? "",
    node: "bank",
  },
] as const;

async function answer(said: string, seed: string): Promise<string> {
  const action = "custom_action";
  const step = understand({ story, position: before, action, said, offers, passages, seed });
  const position = nextPosition(story.graph, before, step);
  const request = {
    story,
    action,
    said,
    step,
    before,
    position,
    passages,
    memory: [],
    voice: "katha",
    seed,
  } as const;
  let text = "";
  for await (const event of builtInNarrator.narrate(request, new AbortController().signal))
    if (event.kind === "delta") text += event.text;
  return text;
}

const times: number[] = [];
let answered = 0;
for (let round = 0; round < rounds; round += 1)
  for (const said of lines) {
    const start = performance.now();
    const text = await answer(said, `${round}`);
    if (round >= rounds / 10) times.push(performance.now() - start);
    if (text.includes("An answer")) answered += 1;
  }
const sorted = times.toSorted((left, right) => left - right);
const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
printNumber(
  `typed lines answered, ${most.inScene} reactions in the scene, ${most.inStory} in the story`,
  times.length,
  "",
);
printNumber("of them by an author's answer", (answered / (rounds * lines.length)) * 100, "%");
printNumber("understood and answered, median", share(0.5), "ms");
printNumber("understood and answered, p95", share(0.95), "ms");
if (share(0.95) > most.milliseconds) {
  console.log(`  over its limit of ${most.milliseconds} ms`);
  process.exitCode = 1;
}
