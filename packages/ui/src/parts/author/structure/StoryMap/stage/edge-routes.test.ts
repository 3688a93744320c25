import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ferryGraph, grownGraph } from "../../../../../fixtures/author/story-maps.ts";
import type { Point, StoryGraph } from "@katha/storygraph";
import { placed } from "../layout/placed.ts";
import { modelOf, type MapEdge } from "../model/model.ts";
import { routesOf } from "./edge-routes.ts";
import {
  distanceTo,
  portOf,
  pointAlong,
  ringOf,
  cardHeight,
  cardWidth,
} from "../../../../../primitives/graph/geometry.ts";

function mapOf(graph: StoryGraph) {
  const model = modelOf(graph);
  const found = placed(model.cards, graph.start_node, new Map());
  const places = model.cards.map(({ id }) => found.get(id) ?? { x: 0, y: 0 });
  return { model, places };
}

/** The cards that an edge crosses, except for its own two. */
function hidden({ model, places }: ReturnType<typeof mapOf>, edges: readonly MapEdge[]) {
  const routeOf = routesOf(model, places).aroundCards;
  const isBehind = (at: Point, card: Point) =>
    at.x > card.x && at.x < card.x + cardWidth && at.y > card.y && at.y < card.y + cardHeight;
  return edges.flatMap((edge) => {
    const points = routeOf(edge).flatMap((bend) =>
      Array.from({ length: 40 }, (_, step) => pointAlong(bend, step / 40)),
    );
    return places.flatMap((place, card) => {
      const names = [edge.from, card, edge.to].map((number) => model.cards[number]?.id);
      return points.some((point) => isBehind(point, place)) ? [names.join(" > ")] : [];
    });
  });
}

test.each([
  ["a small story", ferryGraph],
  ["one of 60 scenes", grownGraph(60)],
  ["one of 300", grownGraph(300)],
])("in %s, no edge crosses a card, in either direction", (_, graph) => {
  const map = mapOf(graph);
  const back = map.model.edges.filter(
    ({ from, to }) => (map.places[to]?.y ?? 0) <= (map.places[from]?.y ?? 0),
  );
  expect(back.length).toBeGreaterThan(0);
  expect(hidden(map, map.model.edges)).toEqual([]);
});

test("an edge goes from its port to its card in one curve", () => {
  const map = mapOf(grownGraph(120));
  const routeOf = routesOf(map.model, map.places).aroundCards;
  for (const edge of map.model.edges) {
    const route = routeOf(edge);
    const choices = map.model.out[edge.from]?.length ?? 0;
    const [above, below] = [map.places[edge.from], map.places[edge.to]];
    expect(route[0]?.from).toEqual(above && portOf(above, edge.choice, choices));
    expect(route.at(-1)?.to).toEqual(below && ringOf(below));
    expect(route.slice(1).map(({ from }) => from)).toEqual(route.slice(0, -1).map(({ to }) => to));
  }
});

test("an edge back to its own card goes around it", () => {
  const scene = { text: "", choices: [{ text: "Wait.", target: "here" }] };
  const map = mapOf({ start_node: "here", nodes: { here: scene } });
  expect(hidden(map, map.model.edges)).toEqual([]);
});

test("edges to different cards do not share a lane between two others", () => {
  const column = (count: number) =>
    Array.from({ length: count }, (_, at) => [`down_${String(at)}`, { text: "", choices: [] }]);
  const graph = {
    start_node: "top",
    nodes: {
      top: { text: "", choices: ["down_2", "down_3"].map((target) => ({ text: "", target })) },
      ...Object.fromEntries(column(4)),
    },
  };
  const { model } = mapOf(graph);
  const places = model.cards.map((_, at) => ({ x: 0, y: at * 180 }));
  const [one, other] = model.edges.map(routesOf(model, places).aroundCards);
  const beside = one?.find(({ from, to }) => from.x === to.x && to.y > from.y);
  const middle = beside && pointAlong(beside, 0.5);
  expect(middle && distanceTo(other ?? [], middle)).toBeGreaterThan(4);
});

const anywhere = fc.record({
  x: fc.integer({ min: -2_000, max: 2_000 }),
  y: fc.integer({ min: -2_000, max: 2_000 }),
});

test("wherever an author puts the cards, every edge has a route with few bends", () => {
  const { model } = mapOf(grownGraph(40));
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 40, maxLength: 40 }), (places) => {
      const routeOf = routesOf(model, places).aroundCards;
      for (const edge of model.edges) {
        const route = routeOf(edge);
        expect(route.length).toBeLessThan(60);
        for (const { from, to, out, into } of route)
          expect([from.x, from.y, to.x, to.y, out, into].every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});
