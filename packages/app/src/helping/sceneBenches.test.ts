import { expect, it } from "vitest";
import { newSceneBenches } from "./sceneBenches.ts";

it("keeps a scene's drafts under its new name, and knows the new name of what a draft became", () => {
  const scenes = newSceneBenches();
  const { next_node: bench } = scenes.of("shore");
  bench.took({ 1: "river" });
  scenes.rename("shore", "bank");
  expect(scenes.of("bank").next_node).toBe(bench);
  expect(scenes.of("shore").next_node).not.toBe(bench);
  scenes.rename("river", "ford");
  expect(bench.state().takenAs).toEqual({ 1: "ford" });
});

it("stops whatever is being drafted", () => {
  const scenes = newSceneBenches();
  const { branches } = scenes.of("shore");
  void branches.ask(() => new Promise(() => undefined));
  scenes.stopAll();
  expect(branches.state()).toMatchObject({ isAsking: false, wasStopped: true });
});

it("lays out again what lay there, under the names that scenes had last", () => {
  const changes: number[] = [];
  const scenes = newSceneBenches({}, () => changes.push(1));
  scenes.of("shore").next_node.wish("A heron");
  scenes.of("reeds");
  scenes.rename("shore", "bank");
  expect(changes.length).toBeGreaterThan(1);
  const lasting = scenes.lasting();
  expect(Object.keys(lasting)).toEqual(["bank"]);
  const again = newSceneBenches(lasting);
  expect(again.of("bank").next_node.state().wish).toBe("A heron");
  expect(again.lasting()).toEqual(lasting);
});
