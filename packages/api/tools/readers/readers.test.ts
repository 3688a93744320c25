import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { madeFolder, readContract, source } from "./contract-files.ts";
import { mayBeOfUnknownKind, readerName } from "./expression.ts";
import { namedSchemas } from "./named-schemas.ts";
import * as contract from "../../src/contract/index.ts";
import { type Json, alternativesOf, sampleOf, schemaOf } from "../../src/testing/sample.ts";
import { asSent } from "../../src/testing/wire.ts";
import { type Reader, list } from "../../src/read/fields.ts";
import { readActionResponse } from "../../src/read/made/game/turn.ts";
import * as kinds from "../../src/read/kinds.ts";
import { readModels } from "../../src/read/models.ts";
import { readStoryPage } from "../../src/read/story-page.ts";
import { readStory, readStoryList } from "../../src/read/made/story/story.ts";
import { readTaskLists } from "../../src/read/task-lists.ts";

type Row = [name: string, read: Reader<unknown>, schema: z.ZodType];

/** Every reader that is made from the contract. */
const named = namedSchemas((await readContract()).files).values();
const made = [...named]
  .filter(({ type }) => type !== undefined)
  .map(async ({ id, file, schema }): Promise<Row> => {
    const module = (await import(join(source, madeFolder, file))) as Record<string, Row[1]>;
    const read = module[readerName(id)] ?? (() => undefined);
    return mayBeOfUnknownKind(schema)
      ? [id, kinds.known(read), z.array(schema)]
      : [id, read, schema];
  });

const taskLists = contract.taskList.extend({ summary: contract.progressSummary.nullable() });

const rows: readonly Row[] = [
  ...(await Promise.all(made)),
  ["list of stories", list(readStory), z.array(contract.story)],
  ["story's page", readStoryPage, contract.storyDetail],
  ["models", readModels, contract.modelLists],
  ["tasks", readTaskLists, taskLists],
];

it("has a reader for every answer that the app reads", () => {
  expect(rows.length).toBeGreaterThan(70);
});

/** The paths of the schema that are missing. Optional fields may be missing. */
function missingIn(value: unknown, schema: Json, path: string): string[] {
  const alternatives = alternativesOf(schema).map((one) => missingIn(value, one, path));
  if (alternatives.length > 0)
    return alternatives.find((missing) => missing.length === 0) ?? alternatives[0] ?? [];
  switch (schema.type) {
    case "object": {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
      const fields = value as Record<string, unknown>;
      const entries = schema.additionalProperties;
      const known = Object.entries(schema.properties ?? {});
      const others = Object.keys(fields).filter((name) => !(name in (schema.properties ?? {})));
      return [
        ...known.flatMap(([name, field]) =>
          name in fields || schema.required?.includes(name)
            ? missingIn(fields[name], field as Json, `${path}.${name}`)
            : [],
        ),
        ...others.flatMap((name) =>
          typeof entries === "object" ? missingIn(fields[name], entries, `${path}.${name}`) : [],
        ),
      ];
    }
    case "array":
      return Array.isArray(value)
        ? value.flatMap((item, at) => missingIn(item, schema.items as Json, `${path}[${at}]`))
        : [path];
    case "integer":
      return Number.isFinite(value) ? [] : [path];
    case undefined:
      return value === undefined ? [path] : [];
    default:
      return value === null
        ? schema.type === "null"
          ? []
          : [path]
        : typeof value === schema.type
          ? []
          : [path];
  }
}

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name])),
  ];
}

const dropped = Symbol("dropped");

function withHole(value: unknown, [step, ...rest]: Path, hole: unknown): unknown {
  if (step === undefined) return hole === dropped ? undefined : hole;
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...value };
  if (rest.length === 0 && hole === dropped) delete copy[step];
  else copy[step] = withHole(copy[step], rest, hole);
  return copy;
}

const holes = [dropped, null, 7, "text", true, [], {}, [null, 7], { stories: 7 }];

describe.each(rows)("reading: %s", (_name, read, zodSchema) => {
  const schema = schemaOf(zodSchema);
  const sample = sampleOf(schema);
  /** What was read, as a server would send it. */
  const readBack = (value: unknown) => asSent(zodSchema, read(value));

  it("leaves complete values alone", () => {
    expect(missingIn(sample, schema, "")).toEqual([]);
    expect(readBack(sample)).toEqual(sample);
  });

  it("fills in each field that is dropped, null or of another type", () => {
    for (const path of pathsIn(sample)) {
      for (const hole of holes) {
        const missing = missingIn(readBack(withHole(sample, path, hole)), schema, "");
        expect([path.join("."), hole, missing]).toEqual([path.join("."), hole, []]);
      }
    }
  });

  it("is complete whatever was sent, with any number of holes", () => {
    const anyHole = fc.tuple(
      fc.constantFrom(...pathsIn(sample)),
      fc.oneof(fc.constantFrom(...holes), fc.jsonValue()),
    );
    fc.assert(
      fc.property(fc.array(anyHole, { maxLength: 12 }), (some) => {
        let broken = sample;
        for (const [path, hole] of some) broken = withHole(broken, path, hole);
        expect(missingIn(readBack(broken), schema, "")).toEqual([]);
      }),
    );
  });
});

it("drops no entry of a list, and never takes two stories without ids for one", () => {
  const pages = [1, 2].map((page) =>
    readStoryList({ page, stories: [null, {}, "x", { id: null }] }, `missing-${page}`),
  );
  const stories = pages.flatMap((page) => page.stories);
  expect(stories).toHaveLength(8);
  expect(new Set(stories.map(({ id }) => id)).size).toBe(8);
});

it("finds a list that is wrapped in an object, marks beside a story's fields, and tellings in pieces", () => {
  const stories = [{ id: "a" }];
  for (const answer of [stories, { stories }]) expect(list(readStory)(answer)).toHaveLength(1);
  expect(readStoryPage({ id: "a", hasLiked: true }).userState.hasLiked).toBe(true);
  expect(readActionResponse({ narrative: ["A lamp", "burns."] }).narrative).toBe("A lamp burns.");
});
