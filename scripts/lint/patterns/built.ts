// Prints each pattern that a module builds while it is loaded. A process of its own, where none is loaded yet.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FoundPattern } from "./found.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const found = new Map<string, FoundPattern>();

/** The line of ours that built it. */
function builder(stack: string): string | undefined {
  const [, file] = /(\/packages\/[^()]*:\d+):\d+/u.exec(stack) ?? [];
  return file === undefined || stack.includes("/node_modules/") ? undefined : file.slice(1);
}

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, called) {
    const pattern: RegExp = Reflect.construct(target, given, called);
    const at = builder(new Error().stack?.split("\n")[2] ?? "");
    const { source, flags } = pattern;
    if (at !== undefined) found.set(`${flags}/${source}`, { at, source, flags });
    return pattern;
  },
});

const files = readFileSync(0, "utf8").split("\n");
for (const file of files) await import(pathToFileURL(path.join(root, file)).href);
// A pipe takes so much at once; what is left would be lost at the end.
process.stdout.write(JSON.stringify([...found.values()]), () => process.exit());
