import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./config.ts";
import { goneSettings, movedSettings } from "./gone.ts";
import { formOf, variableNames } from "./variables.ts";

const textOf = (file: string) => readFileSync(resolve(projectRoot, file), "utf8");
const row = /^\| `([A-Z_]+)` +\| (new|changed|gone) +\|(.*)\|(.*)\|$/gm;

/** Every row of the page, the oldest version first. */
const versions = textOf("docs/guides/release-notes.md").split(/^## /m).slice(1).toReversed();
const rows = versions.flatMap((version) =>
  [...version.matchAll(row)].map(([, name = "", what = "", unset = "", takes = ""]) => ({
    name,
    what,
    told: { unset: unset.trim().replaceAll("`", ""), takes: takes.trim() },
  })),
);

test("the release notes name each setting that came, changed or went", () => {
  const told = new Map<string, object>();
  const gone: string[] = [];
  for (const { name, what, told: now } of rows) {
    expect([name, told.has(name)]).toEqual([name, what !== "new"]);
    if (what === "gone") gone.push(name);
    if (what === "gone") told.delete(name);
    else told.set(name, now);
  }
  const example = textOf(".env.example");
  const known = variableNames.map((name) => {
    const unset = new RegExp(`^(?:# )?${name}=(.*)$`, "m").exec(example)?.[1] ?? "";
    return [name, { unset, takes: formOf(name) }] as const;
  });
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
  expect(gone.toSorted()).toEqual(Object.keys({ ...goneSettings, ...movedSettings }).toSorted());
});
