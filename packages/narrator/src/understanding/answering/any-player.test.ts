import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { offersAt } from "../../position/index.ts";
import { anyGraph, anyMoves, type Move } from "../../testing/stories/any-play.ts";
import { play } from "../../testing/play-moves.ts";
import { positionAt } from "../../testing/position-at.ts";
import { storyOf } from "../../testing/stories/story-of.ts";
import { understand } from "../index.ts";

describe("any player of any graph", () => {
  test("is answered, and the same way again", () => {
    assert(
      property(anyGraph, anyMoves, (graph, moves) => {
        const story = storyOf({ graph });
        expect(play(story, moves)).toEqual(play(storyOf({ graph: structuredClone(graph) }), moves));
      }),
    );
  });

  test("is moved along by nothing but a choice: no look around, no patience, no dots", () => {
    assert(
      property(anyGraph, integer({ min: 0, max: 99 }), (graph, turnsHere) => {
        for (const [name, node] of Object.entries(graph.nodes)) {
          const position = positionAt(graph, [name], { turnsHere });
          const offers = offersAt(graph, position);
          if (offers.length === 0) continue;
          const asked = { story: storyOf({ graph }), position, offers, passages: [] };
          const still = (action: Move[0], said: string | null) =>
            expect(understand({ ...asked, action, said }).way, node.text).not.toBe("edge");
          still("immerse", null);
          still("custom_action", "...");
          still("custom_action", "🙂");
          still("custom_action", "xqzw vprk");
          if (new Set(offers.map(({ to }) => to)).size > 1) still("continue", null);
        }
      }),
    );
  });

  test("takes the way picked by its own words, however free the scene and often the turn", () => {
    assert(
      property(anyGraph, integer({ min: 0, max: 9 }), (graph, pick) => {
        for (const name of Object.keys(graph.nodes)) {
          const position = positionAt(graph, [name], { turnsHere: pick });
          const offers = offersAt(graph, position);
          const offer = offers[pick % Math.max(1, offers.length)];
          if (!offer) continue;
          for (const action of ["continue", "custom_action"] as const) {
            const asked = { story: storyOf({ graph }), position, action, said: offer.text, offers };
            const step = understand({ ...asked, passages: [] });
            expect(step).toMatchObject({ way: "edge", choice: offer.text });
          }
        }
      }),
    );
  });
});
