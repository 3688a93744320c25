import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { categoryMessages } from "./players/categories.ts";
import { tagMessages } from "./players/tags.ts";

const catalogue = new URL("../../../catalogue/", import.meta.url);

it.each([
  ["categories.json", categoryMessages],
  ["tags.json", tagMessages],
])(
  "has a message for each of the catalogue's %s, under the name that it comes with",
  async (file, table) => {
    const shipped = JSON.parse(await readFile(new URL(file, catalogue), "utf8")) as {
      display_name: string;
    }[];
    expect(Object.keys(table)).toEqual(shipped.map(({ display_name: displayName }) => displayName));
    for (const [name, { message }] of Object.entries(table)) expect(message).toBe(name);
  },
);
