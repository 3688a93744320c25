import { catalogueFolder, readBook } from "@katha/catalogue";
import {
  builtInNarrator,
  nextPosition,
  offersAt,
  startPosition,
  understand,
} from "@katha/narrator";
import { normalise } from "@katha/storygraph";
import { printNumber } from "../number.ts";

/** How long the built-in narrator takes to understand and answer a line in scenes with many answers; decision 0092. */
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

const bank = {
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

const nakkara = readBook(catalogueFolder, "nakkara");

/** The story of the catalogue with the most answers. */
const longest = {
  title: "नक्कारा",
  language: "hi",
  contentRating: "teen",
  prompt: "",
  systemPrompt: "",
  bible: nakkara.bible as unknown as typeof bank.bible,
  graph: normalise(nakkara.structure),
};
const everyday = [
  "भूख लगी है क्या? कुछ खाया?",
  "अब्बा, आपको डर किससे लगता है?",
  "mujhe thand lag rahi hai",
  "charon taraf dekhti hun, phir paani ka ghada uthati hun",
  "मैं वादा करती हूँ, कल लौटकर आऊँगी",
  "दीवार छूकर देखती हूँ",
];

type Story = typeof bank;

async function answer(story: Story, said: string, seed: string): Promise<string> {
  const before = startPosition(story.graph);
  const offers = offersAt(story.graph, before);
  const { node } = before;
  const text = story.graph.nodes[node]?.text ?? "";
  const passages = [{ turnId: null, action: "story_start", said: null, text, node }] as const;
  const action = "custom_action";
  const step = understand({ story, position: before, action, said, offers, passages });
  const position = nextPosition(story.graph, before, step);
  const asked = { story, action, said, step, before, position, passages, memory: [] } as const;
  const events = builtInNarrator.narrate(
    { ...asked, voice: "katha", seed },
    new AbortController().signal,
  );
  let told = "";
  for await (const event of events) if (event.kind === "delta") told += event.text;
  return told;
}

/** Times each line, leaving out the first tenth of the rounds, and counts the lines that the author's answers cover. */
async function measure(
  story: Story,
  said: readonly string[],
  isAuthors: (text: string) => boolean,
) {
  const times: number[] = [];
  let answered = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const line of said) {
      const start = performance.now();
      const text = await answer(story, line, `${round}`);
      if (round >= rounds / 10) times.push(performance.now() - start);
      if (isAuthors(text)) answered += 1;
    }
  const sorted = times.toSorted((left, right) => left - right);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  printNumber("  lines", times.length, "");
  printNumber("  of them by an author's answer", (answered / (rounds * said.length)) * 100, "%");
  printNumber("  understood and answered, median", share(0.5), "ms");
  printNumber("  understood and answered, p95", share(0.95), "ms");
  if (share(0.95) > most.milliseconds) {
    console.log(`  over its limit of ${most.milliseconds} ms`);
    process.exitCode = 1;
  }
}

console.log(`${most.inScene} answers in the scene, ${most.inStory} in the story`);
await measure(bank, lines, (text) => text.includes("An answer"));
const authored = new Set(
  Object.values(longest.graph.reactions ?? {}).flatMap(({ says }) =>
    says.map((one) => one.slice(0, 20)),
  ),
);
console.log(
  `the longest of the catalogue, ${Object.keys(longest.graph.reactions ?? {}).length} answers`,
);
await measure(longest, everyday, (text) => authored.has(text.slice(0, 20)));
