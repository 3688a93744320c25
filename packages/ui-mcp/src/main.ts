// The program `katha-ui-mcp`: answers on standard output to what comes on standard input, a message a line.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { answerTo } from "./protocol.ts";
import { toolsOf } from "./tools.ts";
import type { Documentation } from "./tools.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

const { version } = JSON.parse(read("./package.json")) as { version: string };
const index = JSON.parse(read("./index.json")) as Pick<Documentation, "components" | "guides">;
const tools = toolsOf({ ...index, read: (kind, name) => read(`./${kind}/${name}.md`) });
const server = { name: "katha-ui", version, tools };

for await (const line of createInterface({ input: process.stdin })) {
  const answer = line.trim() === "" ? undefined : answerTo(line, server);
  if (answer !== undefined) process.stdout.write(`${answer}\n`);
}
