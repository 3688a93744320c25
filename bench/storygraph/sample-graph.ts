import { normalise, type StoryGraph } from "@katha/storygraph";

const scene =
  "The ferry lay low in the water, and nobody on the bank would say whose it was. ".repeat(10);

/**
 * A story such as authors write over time: scenes in a line with branches, a way back now and then, an ending at every
 * fortieth node, and 150 words per node.
 */
export function sampleGraph(count: number): StoryGraph {
  const last = count - 1;
  const name = (number: number) => `scene_${Math.max(0, Math.min(number, last))}`;
  const nodes = Object.fromEntries(
    Array.from({ length: count }, (_, number) => {
      const ends = number === last || number % 40 === 39;
      const targets = ends
        ? []
        : [number % 40 === 38 ? number + 2 : number + 1, number + 1 + ((number * 7) % 5)];
      if (!ends && number % 9 === 8) targets.push(number - 5);
      const choices = targets.map((target, at) => ({
        text: `Take way ${at + 1} out of scene ${number}.`,
        target: name(target),
      }));
      const ending = { kind: "open", title: `Ending ${number}` };
      return [
        name(number),
        { text: `Scene ${number}. ${scene}`, choices, ...(ends && { ending }) },
      ];
    }),
  );
  return normalise({ start_node: "scene_0", nodes });
}
