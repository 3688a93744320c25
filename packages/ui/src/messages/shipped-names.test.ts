import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const catalogue = new URL("../../../catalogue/", import.meta.url);
const messages = new URL("locales/en/stories.po", import.meta.url);

it.each([
  ["categories.json", "category"],
  ["tags.json", "tag"],
])(
  "has a message for each of the catalogue's %s, under the name that it comes with",
  async (file, kind) => {
    const shipped = JSON.parse(await readFile(new URL(file, catalogue), "utf8")) as {
      display_name: string;
    }[];
    const message = new RegExp(`^msgid "${kind}\\.(.+)"\nmsgstr "(.+)"$`, "gm");
    const found = [...(await readFile(messages, "utf8")).matchAll(message)];
    expect(found.map(([, name]) => name)).toEqual(shipped.map(({ display_name }) => display_name));
    for (const [, name, text] of found) expect(text).toBe(name);
  },
);
