import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { transform } from "esbuild";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runNode, typeErrors } from "./consumer.ts";
import { pieces } from "./readme-code.ts";
import story from "./story.json" with { type: "json" };

const project = inject("strictProject");
const contractAlone = inject("contractAlone");

const begun = { id: "0197f3a2-6c1e-7b3d-9a52-000000000002" };
const told = {
  turn: { event: "turn", seq: 0, turn_id: begun.id, action_type: "continue", model: null, held: 0 },
  first: { event: "delta", seq: 1, part: "narrative", text: "The ferryman holds " },
  second: { event: "delta", seq: 2, part: "narrative", text: "out his hand." },
  done: {
    event: "done",
    seq: 3,
    response: { turn_id: begun.id, choices: ["Pay the coin", "Swim"] },
  },
};
let refreshes = 0;

type Answer = { status?: number; body: unknown };

/** What the server of these tests answers; whoever signed in has to refresh before anything else. */
const answers: Record<string, (body: Record<string, unknown>, token: string) => Answer> = {
  "GET /api/v1/stories": () => ({
    body: { stories: [story], page: 1, total_pages: 1, total_stories: 1 },
  }),
  "GET /api/v1/stories/featured": (_, token) =>
    token === "Bearer first" ? { status: 401, body: {} } : { body: [story] },
  "POST /api/v1/auth/login": ({ password }) =>
    password === "right"
      ? { body: { tokens: { access_token: "first", refresh_token: "r1" }, user: { id: "u1" } } }
      : { status: 401, body: { detail: "That is not the password." } },
  "POST /api/v1/auth/refresh": () => {
    refreshes += 1;
    return { body: { access_token: "second", refresh_token: "r2" } };
  },
  "PUT /api/v1/game/sessions": (_, token) =>
    token === "Bearer second" ? { status: 201, body: begun } : { status: 401, body: {} },
  [`POST /api/v1/game/sessions/${begun.id}/action`]: () => ({ body: told }),
};
const server = createServer((request, response) => {
  const { method = "", url = "", headers } = request;
  const answer = answers[`${method} ${url.replace(/\/?(\?.*)?$/, "")}`];
  let sent = "";
  request.on("data", (part: Buffer) => (sent += part.toString()));
  request.on("end", () => {
    const given = answer?.(sent === "" ? {} : JSON.parse(sent), headers.authorization ?? "");
    const { status = 200, body = {} } = given ?? { status: 404 };
    const streams = body === told;
    response.writeHead(status, {
      "content-type": streams ? "text/event-stream" : "application/json",
    });
    response.end(
      streams
        ? Object.values(told)
            .map((event) => `event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)
            .join("")
        : JSON.stringify(body),
    );
  });
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** Code blocks as modules that Node can run, in a folder of the strict project; returns their paths. */
async function modulesOf(name: string, language: "ts" | "tsx"): Promise<string[]> {
  const folder = path.join(project, `readme-${name}`);
  mkdirSync(folder);
  const written = pieces(name, language).map(async (piece, index) => {
    const { code } = await transform(piece, { loader: language, jsx: "automatic" });
    const file = path.join(folder, `${index}.js`);
    writeFileSync(file, code);
    return file;
  });
  return Promise.all(written);
}

const runCode = (code: string, folder = project) =>
  runNode(["--input-type=module", "-e", code], folder);

test("@katha/ui: each component of the README renders", async () => {
  const modules = await modulesOf("ui", "tsx");
  const rendered = runCode(`
    import { registerHooks } from "node:module";
    registerHooks({
      load: (url, context, next) =>
        url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context),
    });
    const { createElement } = await import("react");
    const { renderToString } = await import("react-dom/server");
    for (const module of ${JSON.stringify(modules)}) {
      const shown = Object.entries(await import(module));
      if (shown.length === 0) throw new Error("nothing is exported");
      for (const [name, Component] of shown)
        if (!renderToString(createElement(Component)).includes("<")) throw new Error(name + " renders nothing");
    }`);
  await expect(rendered).resolves.toBe("");
});

test("@katha/api: the contract and the client for fetch need zod and nothing else, and work", async () => {
  const modules = path.join(contractAlone, "node_modules");
  const installed = readdirSync(modules).filter((name) => !name.startsWith("."));
  expect(installed.toSorted()).toEqual(["@katha", "zod"]);
  const [client = "", titles = ""] = pieces("api", "ts");
  writeFileSync(path.join(contractAlone, "client.ts"), client);
  writeFileSync(path.join(contractAlone, "newest-titles.ts"), titles);
  const config = {
    extends: path.join(project, "tsconfig.json"),
    files: ["client.ts", "newest-titles.ts"],
    include: [],
    compilerOptions: { rootDir: ".", outDir: ".", types: [] },
  };
  const tsconfig = path.join(contractAlone, "tsconfig.json");
  writeFileSync(tsconfig, JSON.stringify(config));
  expect(await typeErrors(project, ["-p", tsconfig])).toEqual([]);
  const said = await runCode(
    `import { newestTitles } from "./newest-titles.js";
    console.log(...(await newestTitles("${origin}")));`,
    contractAlone,
  );
  expect(said.trim()).toBe(story.title);
  const played = await runCode(
    `import { connect } from "./client.js";
    const katha = connect("${origin}");
    console.log("signed in:", await katha.signIn("kavya", "right") || "yes");
    console.log("wrong:", await katha.signIn("kavya", "wrong"));
    console.log("featured:", (await katha.featured()).map(({ title }) => title).join());
    let told = "";
    console.log("choices:", (await katha.play("${story.id}", (words) => (told += words))).join());
    console.log("told:", told);`,
    contractAlone,
  );
  expect(played.trim().split("\n")).toEqual([
    "signed in: yes",
    "wrong: That is not the password.",
    `featured: ${story.title}`,
    "choices: Pay the coin,Swim",
    "told: The ferryman holds out his hand.",
  ]);
  // The first token was refused, and replaced once for all calls after it.
  expect(refreshes).toBe(1);
});

test("@katha/api: the store of the README fills the component of the README", async () => {
  const [module] = await modulesOf("api", "tsx");
  const html = await runCode(`
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import { Provider } from "react-redux";
    import { storiesApi } from "@katha/api";
    const { createStore, FeaturedStories } = await import(${JSON.stringify(module)});
    const store = createStore("${origin}");
    const page = () => renderToString(createElement(Provider, { store, children: createElement(FeaturedStories) }));
    console.log(page());
    await store.dispatch(storiesApi.endpoints.featuredStories.initiate());
    console.log(page());
    process.exit();`);
  expect(html).toBe(`<p>Loading stories</p>\n<ul><li>${story.title}</li></ul>\n`);
});

test("@katha/storygraph: the README's code prints what the README says", async () => {
  const code = pieces("storygraph", "ts");
  const modules = await modulesOf("storygraph", "ts");
  for (const [index, module] of modules.entries()) {
    const promised = [...(code[index] ?? "").matchAll(/^\/\/ → (.*\n)/gm)].map(([, line]) => line);
    expect(promised).not.toEqual([]);
    expect(await runNode([module], project)).toBe(promised.join(""));
  }
});
