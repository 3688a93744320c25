import { performance } from "node:perf_hooks";
import { openProver } from "@katha/server/features/review/prover";
import { distances } from "@katha/narrator";
import { normalise, prove } from "@katha/storygraph";
import { printNumber } from "../number.ts";

/** The cost of the largest story when it is published and at its first turn. */
const choicesOf = (at: number) =>
  Array.from({ length: 20 }, (_, choice) => ({
    text: `Way ${choice}`,
    target: choice === 0 ? `scene_${at + 1}` : "scene_0",
  }));
const scenes = Array.from({ length: 4_999 }, (_, at) => [
  `scene_${at}`,
  { text: `Scene ${at}.`, choices: at < 4_998 ? choicesOf(at) : [] },
]);
const story_structure = { start_node: "scene_0", nodes: Object.fromEntries(scenes) };
const graph = normalise(story_structure);

async function processorOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e3;
}

const report = prove(graph);
printNumber("plays of the largest story", report.plays, "plays");
printNumber("processor for them", await processorOf(() => prove(graph)), "ms");
const whole = { effort: Number.POSITIVE_INFINITY };
printNumber("processor for ten thousand", await processorOf(() => prove(graph, whole)), "ms");

const prover = openProver();
const story = {
  title: "t",
  tagline: "t",
  story_description: "d",
  story_prompt: "p",
  cover_image_url: "/media/x",
  category_id: null,
  content_rating: "family",
  language: "en",
  initial_xp: 100,
  game_config: {},
  story_structure,
};
const began = performance.now();
const busy = performance.eventLoopUtilization();
await prover.forAuthor(story, "author");
printNumber("a proof in the thread", performance.now() - began, "ms");
const { active } = performance.eventLoopUtilization(busy);
printNumber("the server's own time for it", active, "ms");
await prover.close();

const played = normalise(story_structure);
const turn = await processorOf(() => distances(played));
printNumber("processor for the way to its endings, at its first turn", turn, "ms");
