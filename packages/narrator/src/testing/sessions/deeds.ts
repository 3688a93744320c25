import { canAnswer, createRng, nodeNamed, type Reaction, type Rng } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";
import { oneOf } from "./one-of.ts";
import { openSession, type Session } from "./session.ts";

/** How a player types an act on a person or thing, perhaps with a topic. */
const wordings: Readonly<Record<string, (whom: string, topic: string) => string>> = {
  tell: (whom, topic) => `I tell ${whom} about ${topic || "myself"}`,
  promise: (whom, topic) => `I promise ${whom} ${topic || "to come back"}`,
  give: (whom, topic) => `I give ${topic || "something of mine"} to ${whom}`,
  show: (whom, topic) => `I show ${whom} ${topic || "my hands"}`,
  greet: (whom, topic) => `I greet ${whom}. ${topic}`,
  thank: (whom, topic) => `I thank ${whom} ${topic && `for ${topic}`}`,
  apologise: (whom, topic) => `I say sorry to ${whom} ${topic && `about ${topic}`}`,
  comfort: (whom, topic) => `I comfort ${whom} ${topic && `about ${topic}`}`,
  insult: (whom, topic) => `I call ${whom} a fool. ${topic}`,
  threaten: (whom, topic) => `I threaten ${whom} ${topic && `with ${topic}`}`,
  lie: (whom, topic) => `I lie to ${whom} ${topic && `about ${topic}`}`,
  confess: (whom, topic) => `I confess to ${whom} ${topic}`,
  touch: (whom) => `I touch ${whom}`,
  help: (whom, topic) => `I help ${whom} ${topic && `with ${topic}`}`,
  take: (whom) => `I take ${whom}`,
  eat: (whom) => `I eat ${whom}`,
  sing: (whom, topic) => `I sing ${topic} ${whom && `to ${whom}`}`,
  pray: (whom) => `I pray ${whom && `to ${whom}`}`,
};

const mostDeeds = 3;
const triesAScene = 3;

export interface DeedsPlay {
  /** The lines that the story answered, with what it told of them later. */
  deeds: { line: string; reaction: string; later: string | undefined }[];
  hasEnded: boolean;
}

/** Acts that are possible here on people present and on things that the scene's text names. */
function doableHere({ graph }: StoryVersion, { position }: Session): [string, Reaction][] {
  const { node, state } = position();
  const { cast = [], text = "" } = nodeNamed(graph, node) ?? {};
  return Object.entries(graph.reactions ?? {}).filter(([name, reaction]) => {
    const { command, about, acts, topics } = reaction;
    const isHere = about === "" ? topics.length > 0 : cast.includes(about) || text.includes(about);
    // An answer that also answers a question is talk, not the result of an act.
    const isDeed = !acts.includes("ask") && acts.some((act) => Object.hasOwn(wordings, act));
    return command === "" && isHere && isDeed && canAnswer(graph, node, state, name, reaction);
  });
}

function typed({ acts, about, topics }: Reaction, rng: Rng): string {
  const act = oneOf(
    rng,
    acts.filter((one) => Object.hasOwn(wordings, one)),
  );
  const wording = act === undefined ? undefined : wordings[act];
  const line = wording?.(about, oneOf(rng, topics) ?? "") ?? "";
  return line.replaceAll(/\s+/gu, " ").trim();
}

/** A play by someone who does three things that the story has answers for, and picks the rest. */
export async function playWithDeeds(story: StoryVersion, seed: string): Promise<DeedsPlay> {
  const rng = createRng(`${story.title} ${seed}`);
  const session = openSession(story, seed);
  const deeds: DeedsPlay["deeds"] = [];
  const told: string[] = [];
  for (let scene = 0; scene < 60 && !session.isOver(); scene += 1) {
    for (let tried = 0; tried < triesAScene && deeds.length < mostDeeds; tried += 1) {
      const [, wanted] = oneOf(rng, doableHere(story, session)) ?? [];
      if (wanted === undefined || session.isOver()) break;
      const line = typed(wanted, rng);
      const { step, narrative } = await session.play({ action: "custom_action", said: line });
      told.push(narrative);
      if (step.way !== "reaction") continue;
      const { later } = story.graph.reactions?.[step.reaction] ?? {};
      deeds.push({ line, reaction: step.reaction, later });
      break;
    }
    const pick = oneOf(
      rng,
      session.offers().filter(({ to }) => to !== null),
    );
    if (pick === undefined) break;
    told.push((await session.play({ action: "continue", said: pick.text })).narrative);
  }
  const { told: back = [] } = session.position().state.later ?? {};
  const isTold = (reaction: string) => back.includes(`!${reaction}`);
  return {
    deeds: deeds.map(({ line, reaction, later }) => ({
      line,
      reaction,
      later: isTold(reaction) ? later : undefined,
    })),
    hasEnded: session.isOver(),
  };
}
