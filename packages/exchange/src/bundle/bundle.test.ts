import { strToU8, zipSync, type Zippable } from "fflate";
import { expect, test } from "vitest";
import { importStory } from "../import-story.ts";

const ifid = "D674C58C-DEFA-4F70-B7A2-27742230C0FC";
const nodes = { ford: { text: "Low water.", choices: [] } };
const files = {
  "manifest.json": {},
  "story.json": { version: 1, category: null, tags: [], fields: { title: "The Ford" } },
  "structure.json": { start_node: "ford", nodes, theme: "night", ifid },
  "game_config.json": {},
};

function bundleOf(changed: Record<string, unknown> = {}, beside: Zippable = {}): Uint8Array {
  const all = Object.entries({ ...files, ...changed }).map(
    ([path, content]) => [path, strToU8(JSON.stringify(content))] as const,
  );
  return zipSync({
    ...Object.fromEntries(all),
    ...beside,
  });
}

test("a story bundle is known by what is in it, and read as any story is", () => {
  const read = importStory(bundleOf(), "the ford");
  expect(read).toMatchObject({
    kind: "story",
    format: "bundle",
    title: "The Ford",
    graph: { start_node: "ford", nodes },
    structure: { theme: "night", ifid },
    lost: [],
  });
  expect(read.kind === "story" && [...(read.files?.keys() ?? [])]).toEqual(Object.keys(files));
  const scenesNotYetWritten = importStory(bundleOf({ "structure.json": { ifid } }));
  expect(scenesNotYetWritten).toMatchObject({ kind: "story", graph: { nodes: {} } });
});

test("any other zip is refused, and says what is wrong with it", () => {
  const fault = (zip: Uint8Array) => {
    const read = importStory(zip, "a.zip");
    return read.kind === "refused" && [read.why, read.fault, read.file];
  };
  const empty = strToU8("{}");
  const is = (...what: (string | undefined)[]) => ["broken_bundle", ...what];
  expect(fault(strToU8("=== a"))).toEqual(is("not_zip", undefined));
  expect(fault(bundleOf().slice(0, 300))).toEqual(is("not_zip", undefined));
  expect(fault(zipSync({}))).toEqual(is("missing_file", "manifest.json"));
  expect(fault(bundleOf({}, { "story.json": strToU8("{") }))).toEqual(
    is("broken_json", "story.json"),
  );
  const deep = strToU8(`{"nodes":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
  const isDeep = is("broken_json", "structure.json");
  expect(fault(bundleOf({}, { "structure.json": deep }))).toEqual(isDeep);
  expect(fault(bundleOf({}, { "startup.txt": empty }))).toEqual(is("foreign_file", undefined));
  const large = { "structure.json": new Uint8Array(64 * 1024 * 1024 + 1) };
  expect(fault(zipSync(large))).toEqual(is("too_large", undefined));
});
