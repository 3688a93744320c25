import { nodeNamed } from "@katha/storygraph";
import { healthQuality } from "@katha/storygraph/structure";
import { conditionOut, type Writing } from "./conditions.ts";
import { effectsOut } from "./effects.ts";

/** Diversions on arriving at a scene, in that format's syntax; the first that holds counts. */
export function detoursOut(writing: Writing, node: string): { when: string; target: string }[] {
  const { graph, tongue, variables } = writing;
  const ends = graph.health?.ends_at ?? "";
  const health = variables.of({ of: "quality", name: healthQuality });
  const canEnd = nodeNamed(graph, ends) !== undefined && health !== undefined;
  const isSpent = canEnd ? tongue.compared(tongue.variable(health), "=", tongue.value(0)) : null;
  const passed: string[] = [];
  const own = (nodeNamed(graph, node)?.instead ?? []).flatMap(({ when, target }) => {
    const holds = conditionOut(writing, when);
    const isThere = nodeNamed(graph, target) !== undefined && target !== node;
    if (!isThere) passed.push(tongue.not(holds));
    const isLed = [
      ...(isSpent !== null && node === ends ? [tongue.not(isSpent)] : []),
      ...(isThere ? passed : []),
      holds,
    ];
    return isThere ? [{ when: tongue.both(isLed), target }] : [];
  });
  return isSpent === null || node === ends ? own : [{ when: isSpent, target: ends }, ...own];
}

/** What arriving at a scene does. */
export function arrivingOut(writing: Writing, node: string): string[] {
  const { graph, tongue, variables } = writing;
  const { hub, effects } = nodeNamed(graph, node) ?? {};
  const hubAt = variables.of({ of: "hub" });
  const been = variables.of({ of: "visits", node });
  const met = variables.of({ of: "met", node });
  return [
    ...(hub !== undefined && hubAt !== undefined ? [tongue.set(hubAt, tongue.value(node))] : []),
    ...(been === undefined ? [] : [tongue.set(been, `${tongue.variable(been)} + 1`)]),
    ...(met === undefined ? [] : [tongue.set(met, tongue.value(true))]),
    ...effectsOut(writing, effects, `@${node}`),
  ];
}

/** The parts of a story that other programs ignore, though they travel along. */
export function notPlayed({ graph }: Writing): string[] {
  return (["who", "reactions", "consequences"] as const).filter(
    (field) => graph[field] !== undefined,
  );
}
