import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { root, runNode, typeErrors } from "./consumer.ts";

const consumer = inject("consumer");

/** Compiles into dist, as `npm start` of the example does. */
const compile = async () => expect(await typeErrors(consumer, [])).toEqual([]);

test("the example's page has its words, and every token that it uses is in the stylesheet", async () => {
  await compile();
  await runNode(["dist/page.js"], consumer);
  const page = readFileSync(path.join(consumer, "shelf.html"), "utf8");
  const stylesheet = readFileSync(
    path.join(consumer, "node_modules/@katha/ui/dist/katha.css"),
    "utf8",
  );
  for (const words of ["The Ferryman of Vaitarani", "चक्रव्यूह की रात", "Every soul pays once."]) {
    expect(page).toContain(words);
  }
  const used = new Set([...page.matchAll(/var\((--k-[\w-]+)/g)].map(([, name = ""]) => name));
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter((name) => !stylesheet.includes(`${name}:`))).toEqual([]);
  expect(stylesheet).toMatch(/\[data-theme=["']?light["']?\]/);
});

test("the README's code compiles and renders", async () => {
  const readme = readFileSync(path.join(root, "packages/ui/README.md"), "utf8");
  const pieces = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = ""]) => code);
  expect(pieces.length).toBeGreaterThan(0);
  for (const [index, code] of pieces.entries()) {
    writeFileSync(path.join(consumer, `src/readme${index}.tsx`), code);
  }
  await compile();
  const code = `
    import { registerHooks } from "node:module";
    registerHooks({
      load: (url, context, next) =>
        url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context),
    });
    const { createElement } = await import("react");
    const { renderToString } = await import("react-dom/server");
    for (const number of ${JSON.stringify([...pieces.keys()])}) {
      const shown = Object.entries(await import("./dist/readme" + number + ".js"));
      if (shown.length === 0) throw new Error("nothing is exported");
      for (const [name, Component] of shown)
        if (!renderToString(createElement(Component)).includes("<")) throw new Error(name + " renders nothing");
    }`;
  writeFileSync(path.join(consumer, "readme.mjs"), code);
  await runNode(["readme.mjs"], consumer);
});
