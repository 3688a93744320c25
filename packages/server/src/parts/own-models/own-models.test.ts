import type { OwnModel, OwnModels as OwnModelsAnswer } from "@katha/api/contract";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { ferryStory } from "../../features/game/testing/ferry-story.ts";
import { thisMachine } from "./machine.ts";
import type { OwnModels, OwnModelsNeeds } from "./own-models.ts";
import { openRuntime, type InstallPackages } from "./runtime.ts";
import { openTeller } from "./teller.ts";
import { openMirror, type Mirror } from "./testing/mirror.ts";
import { emptyFolder, ownModelsAt, smallOffer } from "./testing/own-fixture.ts";
import { readingProcess } from "./testing/scripted-teller.ts";

const passage = "You lift the lantern, and its light falls across wet black stones.";
const file = Buffer.from(passage);
const offer = smallOffer(file);
const large = { ...offer, name: "large-4b", file: "large.gguf", path: "large.gguf" };

const nothingToInstall: InstallPackages = (folder) => writeFile(join(folder, "installed"), "");

let mirror: Mirror;
let at: Awaited<ReturnType<typeof emptyFolder>>;
let own: OwnModels;
let server: TestApp;
let admin: Person;
const opened: OwnModels[] = [];

function open(given: Partial<OwnModelsNeeds> & { install?: InstallPackages } = {}): OwnModels {
  const { install = nothingToInstall } = given;
  const runtime = openRuntime({ parent: join(at.folder, "runtime"), build: "b", install });
  const teller = openTeller({ start: readingProcess, runtime: runtime.folder, threads: 1 });
  const offers = [offer, large];
  const one = ownModelsAt(at.folder, { offers, mirror: mirror.address, runtime, teller, ...given });
  opened.push(one);
  return one;
}

beforeEach(async () => {
  mirror = await openMirror({ "/small.gguf": file, "/large.gguf": file });
  at = await emptyFolder();
  own = open();
  server = await createTestApp({ ownModels: own });
  admin = await signUp(server, { role: "admin" });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await server.close();
  await mirror.close();
  await at.remove();
});

async function ask(method: "GET" | "PUT" | "POST" | "DELETE", path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/admin/models${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const answer = async (): Promise<OwnModelsAnswer> => (await ask("GET", "/own")).body;
const model = async (name = offer.name): Promise<OwnModel | undefined> =>
  (await answer()).models.find((one) => one.name === name);
const small = () => model();
const state = async () => (await small())?.state;
const bring = (name = offer.name) => ask("POST", `/own/${name}`);
async function brought(): Promise<void> {
  await bring();
  await expect.poll(state).toBe("loaded");
}
const bound = [{ provider: "this-server", model: offer.name }];

async function player() {
  const story_id = await insertStory(server.db, {
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 40,
  });
  const { headers } = await signUp(server);
  const send = async (method: "PUT" | "POST", url: string, payload: object) =>
    (await server.app.inject({ method, url: `/api/v1${url}`, headers, payload })).json();
  const { id } = await send("PUT", "/game/sessions/", { story_id });
  return (selected_model: string) =>
    send("POST", `/game/sessions/${id}/action`, {
      action_type: "custom_action",
      user_action: "I look at the water for a while.",
      selected_model,
    });
}

const acts = async () =>
  (
    await server.db
      .selectFrom("audit_entries")
      .select(["act", "subject_id", "before"])
      .where("act", "like", "model.%")
      .orderBy("id")
      .execute()
  ).map(({ act, before }) => (before === null ? act : [act, before]));

test("what could be brought is listed with what it needs, and nothing is here", async () => {
  const { models, runtime, machine, folder, provider } = await answer();
  expect([provider, folder, runtime.state]).toEqual([
    "this-server",
    join(at.folder, "models"),
    "absent",
  ]);
  expect(machine.cores).toBeGreaterThan(0);
  expect(machine.memory_bytes).toBeGreaterThan(machine.memory_free_bytes);
  expect(models[0]).toMatchObject({
    name: offer.name,
    address: `${mirror.address}/small.gguf`,
    state: "absent",
    bytes: file.length,
    bytes_here: 0,
    bound_to: [],
  });
  expect((await ask("GET", "")).body.providers).toEqual([]);
});

test("one press brings it, and once it is bound it tells the turns of players", async () => {
  expect((await bring()).status).toBe(202);
  await expect.poll(state).toBe("loaded");
  expect(await small()).toMatchObject({ bytes_here: file.length, failure: null });
  expect((await answer()).runtime.state).toBe("ready");
  expect((await ask("GET", "")).body.providers).toMatchObject([
    { name: "this-server", source: "katha", has_key: false },
  ]);
  expect((await ask("GET", "/providers/this-server/models")).body.models).toMatchObject([
    { model: offer.name, bytes: file.length },
  ]);
  expect((await ask("PUT", "/text/vyasa", { bound })).status).toBe(200);
  expect((await small())?.bound_to).toEqual(["vyasa"]);
  const play = await player();
  expect(await play("vyasa")).toMatchObject({ narrative: passage });
  expect(await acts()).toEqual(["model.brought", "model.bound"]);
});

test("removed while it is bound, it is bound nowhere, and Katha tells", async () => {
  await brought();
  await ask("PUT", "/text/vyasa", { bound });
  await ask("PUT", "/text/tenali", {
    bound: [...bound, { provider: "this-server", model: large.name }],
  });
  const play = await player();
  expect(await play("vyasa")).toMatchObject({ narrative: passage });
  const { status, body } = await ask("DELETE", `/own/${offer.name}`);
  expect([status, body]).toMatchObject([200, { state: "absent", bytes_here: 0, bound_to: [] }]);
  expect(existsSync(join(own.folder, offer.file))).toBe(false);
  const told = await play("vyasa");
  expect(told.narrative).not.toBe(passage);
  expect(told.narrative).not.toBe("");
  expect((await small())?.bound_to).toEqual([]);
  expect((await model(large.name))?.bound_to).toEqual(["tenali"]);
  expect((await acts()).at(-1)).toEqual([
    "model.removed",
    { bound_to: expect.arrayContaining(["tenali", "vyasa"]) },
  ]);
});

test("stopped at half, it goes on from there at the next press", async () => {
  mirror.next({ quietAfter: 20 });
  await bring();
  await expect.poll(small).toMatchObject({ state: "downloading", bytes_here: 20 });
  const { body } = await ask("POST", `/own/${offer.name}/stop`);
  expect(body).toMatchObject({ state: "absent", bytes_here: 20, failure: null });
  await brought();
  expect(mirror.asked).toEqual(["", "bytes=20-"]);
  expect(await acts()).toEqual(["model.brought", "model.stopped", "model.brought"]);
});

test("pressed twice, it is brought once and stopped once, and the log has one entry of each", async () => {
  mirror.next({ quietAfter: 20 });
  const presses = await Promise.all([bring(), bring()]);
  expect(presses.map(({ status }) => status)).toEqual([202, 202]);
  await expect.poll(small).toMatchObject({ state: "downloading", bytes_here: 20 });
  await Promise.all([1, 2].map(() => ask("POST", `/own/${offer.name}/stop`)));
  await ask("POST", `/own/${offer.name}/stop`);
  expect(mirror.asked).toEqual([""]);
  expect(await acts()).toEqual(["model.brought", "model.stopped"]);
});

test("what is here outlives the server, and is neither asked for nor checked again", async () => {
  await brought();
  await own.close();
  const again = open();
  expect(await again.statuses()).toMatchObject([{ state: "ready" }, { state: "absent" }]);
  await again.bring(offer);
  await expect.poll(async () => (await again.statuses())[0]?.state).toBe("loaded");
  expect(mirror.asked).toEqual([""]);
});

test("a file that was changed afterwards is not told from", async () => {
  await brought();
  await writeFile(
    join(own.folder, offer.file),
    "Something else that is as long as it was before!!!",
  );
  expect(await state()).toBe("absent");
  await bring();
  await expect.poll(small).toMatchObject({ state: "failed", failure: "wrong_checksum" });
});

test("a file that was placed by hand is checked, and nothing is downloaded", async () => {
  await mkdir(own.folder, { recursive: true });
  await writeFile(join(own.folder, offer.file), file);
  expect(await small()).toMatchObject({ state: "absent", bytes_here: file.length });
  await brought();
  expect(mirror.asked).toEqual([]);
});

test("a file of another's that was placed by hand is refused, and left to whoever placed it", async () => {
  await mkdir(own.folder, { recursive: true });
  await writeFile(join(own.folder, offer.file), "Another file.");
  await bring();
  await expect.poll(small).toMatchObject({ state: "failed", failure: "wrong_checksum" });
  expect(await readFile(join(own.folder, offer.file), "utf8")).toBe("Another file.");
});

test.each([
  ["another file", { instead: Buffer.alloc(file.length) }, "wrong_checksum"],
  ["nothing of this name", { status: 404 }, "not_there"],
  ["an error", { status: 500 }, "mirror_failed"],
  ["a connection that always breaks", { cutAfter: 0 }, "broken_off"],
])(
  "a mirror that has %s is told, and the next press may succeed",
  async (_, behaviour, failure) => {
    mirror.always(behaviour);
    await bring();
    await expect.poll(small).toMatchObject({ state: "failed", failure });
    mirror.always({});
    await brought();
  },
);

test.each([
  ["the disk is full", { machine: { diskFreeBytes: () => Promise.resolve(1_000) } }, "disk_full"],
  ["there is too little memory", { machine: { memoryBytes: 1_000 } }, "too_little_memory"],
])("where %s it is told so, and nothing is asked for", async (_, { machine }, failure) => {
  const here = open({ machine: { ...own.machine, ...machine } });
  await here.bring(offer);
  await expect.poll(async () => (await here.statuses())[0]?.failure).toBe(failure);
  expect(mirror.asked).toEqual([]);
});

test("a runtime that cannot be installed is told, and half of it is not left behind", async () => {
  const refuse: InstallPackages = async (folder) => {
    await writeFile(join(folder, "half"), "");
    throw new Error("npm ended with 1.");
  };
  const here = open({ install: refuse });
  await here.bring(offer);
  await expect.poll(() => here.runtimeState()).toBe("failed");
  expect((await here.statuses())[0]).toMatchObject({ state: "failed", failure: "runtime_failed" });
  expect(await readdir(join(at.folder, "runtime"))).toEqual([]);
});

test("two servers of one folder do not bring the same at once, and each sees what the other brings", async () => {
  mirror.next({ quietAfter: 20 });
  await bring();
  await expect.poll(small).toMatchObject({ state: "downloading", bytes_here: 20 });
  const other = open();
  const busy = { status: 409, code: "own_model_busy" };
  await expect(other.bring(offer)).rejects.toMatchObject(busy);
  await expect(other.remove(offer, () => Promise.resolve())).rejects.toMatchObject(busy);
  expect((await other.statuses())[0]).toMatchObject({ state: "downloading", bytes_here: 20 });
  await ask("POST", `/own/${offer.name}/stop`);
  expect(await other.bring(offer)).toBe(true);
  await expect.poll(async () => (await other.statuses())[0]?.state).toBe("loaded");
  expect(await state()).toBe("ready");
});

test("a folder that cannot be made is no work that goes on", async () => {
  await writeFile(own.folder, "A file where the folder would be.");
  expect((await bring()).status).toBe(500);
  await rm(own.folder);
  await brought();
});

test("the disk's room is known before anything is here", async () => {
  const { diskFreeBytes } = thisMachine();
  expect(await diskFreeBytes(join(at.folder, "models"))).toBeGreaterThan(0);
});

test("one model is brought at a time", async () => {
  mirror.next({ quietAfter: 20 });
  await bring();
  const refused = await bring(large.name);
  expect([refused.status, refused.body.code]).toEqual([409, "own_model_busy"]);
  expect((await bring()).status).toBe(202);
  await ask("POST", `/own/${offer.name}/stop`);
  expect((await bring(large.name)).status).toBe(202);
});

test("a model that Katha does not offer is not brought, and the provider's name is kept", async () => {
  const unknown = await bring("gpt-5");
  expect([unknown.status, unknown.body.code]).toEqual([404, "own_model_not_found"]);
  const taken = await ask("PUT", "/providers/this-server", {
    protocol: "openai",
    base_url: "http://127.0.0.1:9/v1",
  });
  expect([taken.status, taken.body.code]).toEqual([409, "provider_of_katha"]);
});

test("bound without being here, it is passed over, and Katha tells", async () => {
  await ask("PUT", "/text/vyasa", { bound });
  const play = await player();
  expect(await play("vyasa")).toMatchObject({ narrative: expect.stringMatching(/./) });
});
