import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { hear, story } from "../testing/hear.ts";

/** All that twenty tellings of a place say of it. */
async function described(text: string, more: object = {}): Promise<string> {
  const choices = [
    { text: "Go.", target: "b" },
    { text: "Stay.", target: "c" },
  ];
  const nodes = { a: { text, choices, ...more }, b: { text: "Gone." }, c: { text: "Here." } };
  const graph = normalise({ start_node: "a", nodes });
  const requests = Array.from({ length: 20 }, (_, seed) =>
    hear({ story: { ...story, graph, bible: {} }, action: "immerse", seed: `seed ${seed}` }),
  );
  return (await Promise.all(requests)).map(({ setup }) => setup).join("\n");
}

test("what the scene names is there", async () => {
  expect(await described("The two horses wait by the lamp.")).toMatch(/horse.*lamp|lamp.*horse/su);
});

test("what is only compared or spoken of is not", async () => {
  const text = 'He stands like a horse, and says, "Where is the lamp?"';
  expect(await described(text)).not.toMatch(/horse|lamp/u);
});

test("the hour is told in the tense of the scene", async () => {
  const now = await described("The road is dark. It is late. The dogs are away.", { hour: "noon" });
  expect(now).toMatch(/Shadows stand/u);
  const then = await described("The road was dark. It was late. They had gone.", { hour: "noon" });
  expect(then).toMatch(/Shadows stood/u);
});

test("nobody lives at sea, and there is no sky between worlds", async () => {
  const evening = { hour: "night", weather: "rain" };
  expect(await described("The walls of water rise.", { place: "sea", ...evening })).not.toMatch(
    /gecko|A dog|floor/u,
  );
  expect(await described("The walls shake.", { place: "village", ...evening })).toMatch(/A dog/u);
  expect(await described("The walls shake.", { place: "void", ...evening })).not.toMatch(
    /rain|A dog|Faces/u,
  );
});
