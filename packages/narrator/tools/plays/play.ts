import { createRng, nodeNamed, textAt } from "@katha/storygraph";
import { laterIn } from "../../src/authored/later.ts";
import type { Step } from "../../src/port.ts";
import type { CatalogueStory } from "../../src/testing/stories/catalogue-stories.ts";
import { openSession, type Session } from "../../src/testing/sessions/session.ts";
import { strangersLine, type Typed } from "./stranger.ts";

export type Moment =
  | { kind: "scene"; scene: string }
  | { kind: "line"; scene: string; typed: Typed; step: Step; answer: string }
  | { kind: "later"; text: string };
export type Line = Extract<Moment, { kind: "line" }>;

export interface Play {
  moments: readonly Moment[];
  ending: string | undefined;
}

const mostScenes = 60;
/** A long story would make its page too long. */
const mostLines = 24;

/** A play by a stranger who types a line or two in each scene and then takes a choice at random. */
export async function playAsStranger(story: CatalogueStory, seed: string): Promise<Play> {
  const rng = createRng(`${story.slug} ${seed}`);
  const session = openSession(story, seed);
  const moments: Moment[] = [];
  const enter = () => moments.push({ kind: "scene", scene: session.position().node });

  async function take(move: Parameters<Session["play"]>[0]) {
    const before = session.position();
    const turn = await session.play(move);
    const { position } = turn;
    const back = laterIn({ story, before, position });
    moments.push(...back.map((text) => ({ kind: "later" as const, text })));
    if (position.node !== before.node) enter();
    return turn;
  }

  async function type(typed: Typed) {
    const { node: scene } = session.position();
    const at = moments.length;
    const { step, narrative, position } = await take({
      action: "custom_action",
      said: typed.line,
    });
    const told = textAt(story.graph, position.node, position.state);
    const isElsewhere = position.node !== scene && narrative.includes(told);
    const answer = isElsewhere ? narrative.slice(0, narrative.indexOf(told)).trim() : narrative;
    const isTaken = step.way === "edge";
    moments.splice(at, 0, { kind: "line", scene, typed, step, answer: isTaken ? "" : answer });
  }

  const lines = () => moments.filter(({ kind }) => kind === "line").length;
  enter();
  for (let scene = 0; scene < mostScenes && !session.isOver(); scene += 1) {
    const { node } = session.position();
    const wanted = rng.between(1, 2);
    for (let said = 0; said < wanted && lines() < mostLines; said += 1) {
      if (session.isOver() || session.position().node !== node) break;
      await type(strangersLine({ story, session, rng }));
    }
    if (session.isOver() || session.position().node !== node) continue;
    const offers = session.offers().filter(({ to }) => to !== null);
    const pick = offers[rng.between(0, Math.max(0, offers.length - 1))];
    if (pick === undefined) break;
    await take({ action: "continue", said: pick.text });
  }
  const last = nodeNamed(story.graph, session.position().node);
  return { moments, ending: last?.ending?.title };
}

export const linesOf = ({ moments }: Play): Line[] =>
  moments.filter((moment) => moment.kind === "line");
