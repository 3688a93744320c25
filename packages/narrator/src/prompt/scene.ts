import { hasScenes, isEnding, nodeNamed, textAt, type GraphNode } from "@katha/storygraph";
import type { NarrationRequest, Step } from "../port.ts";
import { block, defused } from "./blocks.ts";
import { wordForWord } from "../authored/word-for-word.ts";
import { aimOf, endsStory } from "../unwritten/index.ts";
import { lengthOf } from "./reader-wishes.ts";
import { cutTo, tokensIn } from "./tokens.ts";

/** What this turn has to achieve: our instructions, with the author's text in a block. */
interface Scene {
  asks: string;
  /** The author's text to include; empty where there is none. */
  author: string;
  /** What has to happen instead. */
  beat?: string;
}

const faithful =
  "The player's action leads to the author's scene below. Tell that scene faithfully: everything that happens in it, " +
  "in its order, with what is said in it and who says it, and end where it ends. You may fit its wording to what the " +
  "player did and to what went before, and must not add turns of events, leave any out, or go past its end.";

function reached(node: GraphNode, author: string): Scene {
  const end = isEnding(node)
    ? " It is an ending of the story: bring it to rest, and leave nothing to be continued."
    : "";
  return { asks: faithful + end, author };
}

function aside(node: GraphNode, beat: string | undefined, length: string): Scene {
  const must = beat
    ? "Something must come to pass in this part, and it stands in <beat>. Let it follow from what the player did."
    : "Let it change something small: something is noticed, said, given or learnt.";
  const free =
    node.freedom === "free"
      ? "The author leaves this scene open."
      : "The scene stays where it is: nobody leaves, arrives or dies unless the beat says so.";
  return {
    asks: `The player does something within the scene that was reached before. Tell what comes of it. ${must} ${free} ${length}`,
    author: "",
    ...(beat && { beat }),
  };
}

type Because = Extract<Step, { way: "refusal" }>["because"];

const refusals: Readonly<Record<Exclude<Because, "neither" | "katha">, string>> = {
  fixed:
    "The player tries something that this scene has no room for. Let the world turn it aside, kindly and within the " +
    "story, so that what lies before them stays as it was. Forty to a hundred words.",
  impossible:
    "The player tries what cannot be done here. Let the attempt fail within the story, without blame, and let it show " +
    "something of the world. Forty to a hundred words.",
  locked:
    "The player tries a way that is closed to them as things stand. Let it stay closed, and let it be felt that it may " +
    "open, without saying by what. Forty to a hundred words.",
  over: "The story has ended. Answer the player with a last glance at how things stand now. Forty to eighty words.",
};

const lingers = "The player lingers in the scene that was reached.";

/** What is told from the author's premise alone. */
function unwritten(request: NarrationRequest): string {
  const stop = endsStory(request.step) ? "" : " Stop where the player has something to do.";
  return (
    `The author has written no scenes, only what stands in <story>. Tell the next part from it. ${aimOf(request)}` +
    `${stop} ${lengthOf(request)}`
  );
}

const answered = "The author has written the answer to this. Give it word for word.";

function sceneOf(request: NarrationRequest): Scene {
  const { story, step, position, action } = request;
  if (!hasScenes(story.graph))
    return { asks: action === "immerse" ? lingers : unwritten(request), author: "" };
  const node = nodeNamed(story.graph, position.node) ?? { text: "", choices: [] };
  const text = textAt(story.graph, position.node, position.state);
  const authored = wordForWord(request);
  if (authored !== null) return { asks: answered, author: authored };
  if (action === "immerse") return { asks: lingers, author: text };
  if (step.way === "edge") return reached(node, text);
  if (step.way === "refusal" && step.because !== "neither" && step.because !== "katha")
    return { asks: refusals[step.because], author: "" };
  const beat = step.way === "detour" && step.beat !== null ? node.beats?.[step.beat] : undefined;
  return aside(node, beat, lengthOf(request));
}

/** Where and with whom: facts that the author set for the node. */
function circumstances({ story, position }: NarrationRequest): string {
  const node = nodeNamed(story.graph, position.node);
  const told = [
    node?.place && `place: ${node.place}`,
    node?.hour && `hour: ${node.hour}`,
    node?.weather && `weather: ${node.weather}`,
    node?.mood && `mood: ${node.mood}`,
    node?.cast && node.cast.length > 0 && `present: ${node.cast.join(", ")}`,
  ];
  return defused(told.filter((line) => line).join("\n"));
}

/** The scene in so many tokens at most. Only the author's text is ever cut. */
export function sceneWithin(request: NarrationRequest, tokens: number): string {
  const { asks, author, beat } = sceneOf(request);
  const facts = circumstances(request);
  const parts = [
    asks,
    ...(facts === "" ? [] : [block("circumstances", facts)]),
    ...(beat === undefined ? [] : [block("beat", defused(beat))]),
  ];
  const room = tokens - tokensIn([...parts, block("scene", "")].join("\n"));
  const text = defused(author);
  const scene = text === "" ? [] : [block("scene", cutTo(text, room))];
  const whole = [...parts, ...scene].join("\n");
  return tokensIn(whole) <= tokens ? whole : cutTo(asks, tokens);
}
