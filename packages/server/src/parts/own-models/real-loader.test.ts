import type { OwnModels as OwnModelsAnswer } from "@katha/api/contract";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProcess } from "../../lib/workers/child-process.ts";
import { tellingModel } from "../../testing/gguf/telling-model.ts";
import { installedRuntime } from "../../testing/installed-runtime.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { ferryStory } from "../../features/game/testing/ferry-story.ts";
import type { OwnModels } from "./own-models.ts";
import { startTeller } from "./open-here.ts";
import { openTeller, type Teller } from "./teller.ts";
import { openMirror, type Mirror } from "./testing/mirror.ts";
import { emptyFolder, ownModelsAt, smallOffer } from "./testing/own-fixture.ts";

/** With the runtime as it is installed for administrators, and files that the suite makes. */
const passage = "You lift the lantern, and its light falls across wet black stones.";
const file = tellingModel(passage);
const offer = smallOffer(file);
// Its tokenizer reads letter by letter.
const askedAs = { prompt_tokens: 12_000, structured_output: "none" };

const runtime = installedRuntime();

let mirror: Mirror;
let teller: Teller;
let own: OwnModels;
let server: TestApp;
let admin: Person;
let at: Awaited<ReturnType<typeof emptyFolder>>;
beforeAll(async () => {
  mirror = await openMirror({ "/small.gguf": file });
  at = await emptyFolder();
  teller = openTeller({ start: startTeller, runtime: runtime.folder, threads: 1 });
  own = ownModelsAt(at.folder, { offers: [offer], mirror: mirror.address, runtime, teller });
  server = await createTestApp({ ownModels: own });
  admin = await signUp(server, { role: "admin" });
});
afterAll(async () => {
  await own.close();
  await server.close();
  await mirror.close();
  await at.remove();
});

async function ask(method: "GET" | "PUT" | "POST", path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/admin/models${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function model() {
  const { models } = (await ask("GET", "/own")).body as OwnModelsAnswer;
  return models[0];
}

async function turnBy(selected_model: string): Promise<unknown> {
  const story_id = await insertStory(server.db, {
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 20,
  });
  const player = await signUp(server);
  const send = async (method: "PUT" | "POST", url: string, payload: object) =>
    (
      await server.app.inject({ method, url: `/api/v1${url}`, headers: player.headers, payload })
    ).json();
  const session = await send("PUT", "/game/sessions/", { story_id });
  return send("POST", `/game/sessions/${session.id}/action`, {
    action_type: "custom_action",
    user_action: "I look at the water for a while.",
    selected_model,
  });
}

const aLine = { role: "user" as const, content: "Is the lantern lit?" };
const never = new AbortController().signal;
async function toldBy(
  by: Teller,
  {
    path = join(own.folder, offer.file),
    json = null,
  }: { path?: string; json?: object | null } = {},
) {
  let text = "";
  const { name, bytes, memory_bytes: memoryBytes } = offer;
  const asked = { name, bytes, file: path, memoryBytes };
  const work = { messages: [aLine], contextTokens: 1_024, answerTokens: 60, temperature: 0, json };
  const told = await by.tell(asked, work, {
    signal: never,
    onPiece: (piece) => {
      text += piece;
    },
  });
  return { text, ...told };
}

test("one press brings a model over a connection that breaks at half, and it tells what is in its file", async () => {
  mirror.next({ cutAfter: Math.floor(file.length / 2) }, {});
  expect((await ask("POST", `/own/${offer.name}`)).status).toBe(202);
  await expect.poll(model, { timeout: 240_000, interval: 200 }).toMatchObject({ state: "loaded" });
  expect(mirror.asked).toEqual(["", expect.stringMatching(/^bytes=[1-9]\d+-$/)]);
  expect((await model())?.words_per_second).toBeGreaterThan(0);
  const { body: sample } = await ask("POST", "/samples", {
    ...askedAs,
    provider: "this-server",
    model: offer.name,
    scene: "english",
  });
  expect(sample).toMatchObject({ told: passage, failed: null, flaw: null });
});

test("bound, it tells the turns of players", async () => {
  const bound = [{ ...askedAs, provider: "this-server", model: offer.name }];
  expect((await ask("PUT", "/text/vyasa", { bound })).status).toBe(200);
  expect(await model()).toMatchObject({ bound_to: ["vyasa"] });
  expect(await turnBy("vyasa")).toMatchObject({ narrative: passage });
});

test("an answer of a schema is held to it by a grammar", async () => {
  const json = {
    type: "object",
    properties: { lit: { type: "boolean" }, by: { enum: ["nobody", "you"] } },
    required: ["lit", "by"],
    additionalProperties: false,
  };
  const { text } = await toldBy(teller, { json });
  expect(JSON.parse(text)).toEqual({
    lit: expect.any(Boolean),
    by: expect.stringMatching(/^(?:nobody|you)$/),
  });
});

test("the process ends where it takes more memory than it may, and the next one tells again", async () => {
  let memoryMb = 40;
  const limited = openTeller({
    start: () =>
      startProcess({ file: new URL("./teller-process.ts", import.meta.url), heapMb: 64, memoryMb }),
    runtime: runtime.folder,
    threads: 1,
  });
  await expect(toldBy(limited)).rejects.toMatchObject({ fault: "not_loaded" });
  expect(limited.faultOf(offer.name)).toBe("not_loaded");
  memoryMb = 2_000;
  expect((await toldBy(limited)).text).toBe(passage);
  expect(limited.faultOf(offer.name)).toBeUndefined();
  await limited.close();
});

test("what is no model is not loaded, and what is asked after it is told", async () => {
  const path = join(own.folder, "no-model.gguf");
  await writeFile(path, "This is a page of the mirror, and no model.");
  const other = openTeller({ start: startTeller, runtime: runtime.folder, threads: 1 });
  await expect(toldBy(other, { path })).rejects.toMatchObject({ fault: "not_loaded" });
  expect((await toldBy(other)).text).toBe(passage);
  await other.close();
});
