import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { root, runNode, typeErrors } from "./consumer.ts";

const project = inject("strictProject");

test("the README's code compiles and renders", async () => {
  const readme = readFileSync(path.join(root, "packages/ui/README.md"), "utf8");
  const pieces = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = ""]) => code);
  expect(pieces.length).toBeGreaterThan(0);
  for (const [index, code] of pieces.entries()) {
    writeFileSync(path.join(project, `src/readme${index}.tsx`), code);
  }
  expect(await typeErrors(project, [])).toEqual([]);
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
  writeFileSync(path.join(project, "readme.mjs"), code);
  await runNode(["readme.mjs"], project);
});
