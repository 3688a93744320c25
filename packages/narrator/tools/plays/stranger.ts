import { canAnswer, nodeNamed, textAt, type Reaction, type Rng } from "@katha/storygraph";
import type { StoryVersion } from "../../src/port.ts";
import { bibleOf } from "../../src/bible/bible.ts";
import { othersIn } from "../../src/understanding/named.ts";
import { oneOf } from "../../src/testing/sessions/one-of.ts";
import type { Session } from "../../src/testing/sessions/session.ts";
import { calledIn, languageOf } from "../../src/typing-players/wordings.ts";

/** A line as a stranger types it, with what it is meant to be about. */
export interface Typed {
  line: string;
  act: string;
  /** The person or thing, by its name in the bible; blank: nobody in particular. */
  about: string;
  topic: string;
  /** For a choice in other words, the scene that it leads to. */
  to?: string;
}

interface Scene {
  story: StoryVersion;
  session: Session;
  rng: Rng;
}
type Drawn = Typed | undefined;

const tidy = (line: string) => line.replaceAll(/\s+/gu, " ").trim();
const typed = (line: string, act: string, about = "", topic = ""): Typed => ({
  line: tidy(line),
  act,
  about,
  topic,
});

const presentIn = ({ story, session }: Scene) =>
  othersIn(story, nodeNamed(story.graph, session.position().node)?.cast ?? []);

/** The things and places of the bible that the scene's text names. */
function seenIn({ story, session }: Scene): string[] {
  const { node, state } = session.position();
  const text = textAt(story.graph, node, state);
  const { places, objects } = bibleOf(story.bible);
  return [...objects, ...places]
    .filter(({ name, also }) => [name, ...also].some((form) => form !== "" && text.includes(form)))
    .map(({ name }) => name);
}

/** The authored answers that could come here, to somebody present or to nobody in particular. */
function answerableIn(scene: Scene): Reaction[] {
  const { story, session } = scene;
  const { node, state } = session.position();
  const here = new Set(["", ...presentIn(scene), ...seenIn(scene)]);
  return Object.entries(story.graph.reactions ?? {}).flatMap(([name, reaction]) => {
    const isHere = reaction.command === "" && here.has(reaction.about);
    return isHere && canAnswer(story.graph, node, state, name, reaction) ? [reaction] : [];
  });
}

function question(scene: Scene, of: "who" | "family" | "place" | "names"): Drawn {
  const { story, rng } = scene;
  const { wordings } = languageOf(story.language);
  const line = oneOf(rng, wordings[of]) ?? "";
  const whom = oneOf(rng, presentIn(scene)) ?? "";
  // Nobody asks an empty room for its name.
  if (whom === "" && of !== "place") return look(scene);
  const act = of === "names" ? "tell" : "ask";
  if (whom === "" || rng.next() < 0.5) return typed(line, act);
  return typed(wordings.to(calledIn(story, whom), line), act, whom);
}

function topical(scene: Scene): Drawn {
  const { story, rng } = scene;
  const { wordings, script } = languageOf(story.language);
  const asked = answerableIn(scene).filter(
    ({ acts, topics }) => topics.length > 0 && (acts.length === 0 || acts.includes("ask")),
  );
  const { about = "", topics = [] } = oneOf(rng, asked) ?? {};
  const topic = oneOf(
    rng,
    topics.filter((one) => script.test(one)),
  );
  if (topic === undefined) return undefined;
  const line = wordings.topic(topic);
  const isSpokenTo = presentIn(scene).includes(about) && rng.next() < 0.7;
  if (!isSpokenTo) return typed(line, "ask", about, topic);
  return typed(wordings.to(calledIn(story, about), line), "ask", about, topic);
}

function deed(scene: Scene): Drawn {
  const { story, rng } = scene;
  const { wordings, script } = languageOf(story.language);
  const isWorded = (act: string) => Object.hasOwn(wordings.deeds, act);
  const doable = answerableIn(scene).filter(({ acts }) => acts.some(isWorded));
  const { about = "", acts = [], topics = [] } = oneOf(rng, doable) ?? {};
  const act = oneOf(rng, acts.filter(isWorded));
  if (act === undefined) return undefined;
  const whom = about || (oneOf(rng, presentIn(scene)) ?? "");
  const topic = oneOf(
    rng,
    topics.filter((one) => script.test(one) && one.split(" ").length < 3),
  );
  const line = wordings.deeds[act]?.(whom && calledIn(story, whom), topic ?? "") ?? "";
  return whom === "" ? undefined : typed(line, act, whom, topic);
}

function toSomebody(scene: Scene, act: "promise" | "give" | "thank" | "insult"): Drawn {
  const { story, rng } = scene;
  const { wordings } = languageOf(story.language);
  const whom = oneOf(rng, presentIn(scene));
  if (whom === undefined) return undefined;
  if (act === "thank" || act === "insult")
    return typed(wordings.to(calledIn(story, whom), oneOf(rng, wordings[act]) ?? ""), act, whom);
  const thing = act === "give" ? oneOf(rng, seenIn(scene)) : "";
  if (thing === undefined) return undefined;
  const line = wordings.deeds[act]?.(calledIn(story, whom), thing && calledIn(story, thing));
  return line === undefined ? undefined : typed(line, act, whom, thing);
}

function look(scene: Scene): Drawn {
  const { story, rng } = scene;
  const what = oneOf(rng, seenIn(scene));
  const worded = oneOf(rng, languageOf(story.language).wordings.look);
  if (what === undefined || worded === undefined) return undefined;
  return typed(worded(calledIn(story, what)), "look", what);
}

function alias(scene: Scene): Drawn {
  const { story, session, rng } = scene;
  const { script } = languageOf(story.language);
  const open = new Set(session.offers().map(({ text }) => text));
  const choice = oneOf(
    rng,
    (nodeNamed(story.graph, session.position().node)?.choices ?? []).filter(({ text }) =>
      open.has(text),
    ),
  );
  const line = oneOf(
    rng,
    (choice?.aliases ?? []).filter((one) => story.language === "en" || script.test(one)),
  );
  return choice && line ? { ...typed(line, "choose"), to: choice.target } : undefined;
}

function nonsense({ story, rng }: Scene): Drawn {
  return typed(oneOf(rng, languageOf(story.language).wordings.nonsense) ?? "", "");
}

/** How often, of twenty-six lines. */
const ways: readonly (readonly [number, (scene: Scene) => Drawn])[] = [
  [7, topical],
  [5, deed],
  [2, (scene) => question(scene, "who")],
  [1, (scene) => question(scene, "family")],
  [1, (scene) => question(scene, "place")],
  [1, (scene) => question(scene, "names")],
  [1, (scene) => toSomebody(scene, "promise")],
  [1, (scene) => toSomebody(scene, "give")],
  [1, (scene) => toSomebody(scene, "thank")],
  [1, (scene) => toSomebody(scene, "insult")],
  [3, look],
  [1, alias],
  [1, nonsense],
];
const drawnFrom = ways.flatMap(([often, way]) => Array.from({ length: often }, () => way));

/** What a stranger types here; where there is nothing of that kind, a question. */
export function strangersLine(scene: Scene): Typed {
  return oneOf(scene.rng, drawnFrom)?.(scene) ?? question(scene, "who") ?? typed("…", "");
}
