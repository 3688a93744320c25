import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openingPart, problem, storyStatuses } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptedNarrator } from "../../../features/game/testing/scripted-narrator.ts";
import { coverRefused } from "../../../features/media/covers/cover-problems.ts";
import { createMediaStore, folderStorage } from "../../../features/media/index.ts";
import { createRng } from "@katha/storygraph";
import {
  insertTestCategory,
  testCategory,
  testCover,
  wholeForm,
} from "../../../testing/authoring.ts";
import { createTestApp, signInAgain, signUp, type TestApp } from "../../../testing/index.ts";
import { rowCounter } from "../../../testing/database/row-counts.ts";
import { scriptedWriter } from "../../../testing/scripted-writer.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import type { OpenApiDocument } from "../../openapi/document.ts";
import { fuzzedRequest, placesOf, type FuzzedRequest } from "./requests.ts";

/** FUZZ_SEED picks other requests, and THOROUGH=1 sends more of them; a failure prints its seed. */
const seed = process.env["FUZZ_SEED"] ?? "katha";
const requests = Number(process.env["FUZZ_REQUESTS"] ?? (process.env["THOROUGH"] ? 10_000 : 2_450));
const ofTenMegabytes = Math.ceil(requests / 500);
const patienceMs = 240_000;

const roles = ["player", "author", "owner", "admin"] as const;
type Who = (typeof roles)[number] | "anonymous";

let server: TestApp;
let folder: string;
let document: OpenApiDocument;
let people: Record<Who, Record<string, string>>;
const ids: Record<string, string[]> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-fuzz-"));
  server = await createTestApp({
    fileSettings: { review: "human" },
    narratorFor: scriptedNarrator,
    writer: () => scriptedWriter,
    media: createMediaStore({ storage: folderStorage(folder) }),
    fetchPicture: () => Promise.reject(coverRefused("cover_unreachable")),
  });
  document = (await server.app.inject({ url: "/api/v1/openapi.json" })).json();
  await insertTestCategory(server.db);
  const users = {
    player: await signUp(server),
    author: await signUp(server, { role: "author" }),
    owner: await signUp(server, { role: "author" }),
    admin: await signUp(server, { role: "admin" }),
  };
  const tag = server.ids();
  await server.db
    .insertInto("tags")
    .values({ id: tag, name: "river", display_name: "River", color: "#123456" })
    .execute();
  const stories: string[] = [];
  for (const status of storyStatuses)
    stories.push(
      await insertStory(server.db, {
        id: server.ids(),
        status,
        author_id: users.owner.id,
        category_id: testCategory,
        cover_image_url: testCover,
        story_structure: JSON.stringify(wholeForm.story_structure),
      }),
    );
  ids["story"] = stories;
  ids["other"] = [tag, testCategory, ...Object.values(users).map(({ id }) => id), server.ids()];
  const signIn = async () => {
    const headers: Record<Who, Record<string, string>> = {
      anonymous: {},
      player: {},
      author: {},
      owner: {},
      admin: {},
    };
    for (const who of roles) {
      const { id, user } = users[who];
      const role = who === "owner" ? "author" : who;
      const there = await server.db
        .updateTable("users")
        .set({ role, ...unsuspended })
        .where("id", "=", id)
        .returning("id")
        .execute();
      if (there.length > 0) headers[who] = (await signInAgain(server, user)).headers;
    }
    return headers;
  };
  ids["session"] = [];
  signEverybodyIn = async () => {
    people = await signIn();
    const begun = await server.app.inject({
      method: "PUT",
      url: "/api/v1/game/sessions",
      headers: people.player,
      payload: { story_id: stories[storyStatuses.indexOf("published")] },
    });
    if (begun.statusCode < 300) ids["session"]?.push(begun.json<{ id: string }>().id);
  };
  await signEverybodyIn();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

let signEverybodyIn: () => Promise<void>;

const unsuspended = { suspended_at: null, suspended_until: null, suspension_reason: null };

type Answer = Awaited<ReturnType<TestApp["app"]["inject"]>>;

/** Not the server's fault: a model's text was useless, for example in another language, or nobody is at its address. */
const isModels = ({ statusCode, body }: Answer) =>
  (statusCode === 503 && body.includes('"code":"no_suggestion"')) ||
  (statusCode === 502 && body.includes('"code":"provider_'));

function faultOf(answer: Answer): string | undefined {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500 && !isModels(answer)) return `${statusCode}: ${body.slice(0, 200)}`;
  if (statusCode < 400) return undefined;
  if (!String(headers["content-type"]).startsWith("application/problem+json"))
    return `${statusCode} as ${headers["content-type"]}`;
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return `${statusCode} without a body that can be read: ${body.slice(0, 100)}`;
  }
  const { data } = problem.safeParse(told);
  if (data === undefined || data.detail.length === 0)
    return `${statusCode} without detail: ${body}`;
  return undefined;
}

const shown = ({ options }: FuzzedRequest, who: Who) =>
  JSON.stringify([who, options.method, options.url, options.headers, options.payload]).slice(
    0,
    700,
  );

/** Calls that succeed only with a link, a code or a key, which cannot be guessed. */
const bySecretAlone: ReadonlySet<string> = new Set([
  "refresh",
  "resetPassword",
  "verifyEmail",
  "confirmBrowser",
  "googleSignIn",
  "beginOpenIdSignIn",
  "finishOpenIdSignIn",
  "proxySignIn",
  "openInvitation",
  "proveSecondFactor",
  "askForProof",
  "proveAgain",
  "confirmTotp",
  "confirmPasskey",
  "newRecoveryCodes",
  "openSharedStory",
  "stopLetters",
]);

test(
  `${requests} requests of every shape, seed ${seed}: no server error, always a reason, nothing half-written`,
  async () => {
    const rng = createRng(seed);
    const places = placesOf(document);
    const count = await rowCounter(server.db);
    const someId = (name: string) => {
      const latest = name === "session_id" ? ids["session"]?.at(-1) : undefined;
      if (latest !== undefined && rng.next() < 0.8) return latest;
      // The one part that every session has; the ids of the others are not known here.
      if (name === "turn" && rng.next() < 0.5) return openingPart;
      const kind = /story/.test(name) || rng.next() < 0.5 ? "story" : "other";
      return rng.pick(ids[kind] as [string]);
    };
    const faults: string[] = [];
    const seen = { answered: 0, refused: 0 };
    const reached = new Set<string>();
    let before = await count();
    for (let index = 0; index < requests; index += 1) {
      // Often, because administrators can end anyone's sign-ins and suspend accounts.
      if (index % 25 === 0) {
        await signEverybodyIn();
        before = await count();
      }
      const place = places[index % places.length];
      if (place === undefined) throw new Error("The document describes no calls.");
      const asked = fuzzedRequest(place, { rng, document, someId });
      const { options } = asked;
      const isHuge =
        options.payload !== undefined && index % Math.floor(requests / ofTenMegabytes) < 2;
      if (isHuge) options.payload = `{"title":"${"x".repeat(10_000_000)}"}`;
      // What only administrators may do is reached by one every other time.
      const isTheirs = place.path.includes("/admin/") && rng.next() < 0.5;
      const who = isTheirs ? "admin" : rng.pick<Who>(["anonymous", ...roles]);
      options.headers = { ...people[who], ...options.headers };
      const answer = await server.app.inject(options);
      const isRefused = answer.statusCode >= 400;
      seen[isRefused ? "refused" : "answered"] += 1;
      if (!isRefused) reached.add(asked.operationId);
      const fault = faultOf(answer);
      if (fault !== undefined) faults.push(`${fault}\n    ${shown(asked, who)}`);
      if (options.method === "GET") continue;
      const after = await count();
      if (isRefused && after !== before)
        faults.push(`${answer.statusCode} and yet it wrote\n    ${shown(asked, who)}`);
      before = after;
    }
    expect(faults.slice(0, 12)).toEqual([]);
    // Both accepted and refused requests must occur, and most calls must have succeeded once.
    expect(Math.min(seen.answered, seen.refused)).toBeGreaterThan(requests / 10);
    const possible = places.filter(({ operation }) => !bySecretAlone.has(operation.operationId));
    expect(reached.size).toBeGreaterThan(possible.length / 2);
  },
  patienceMs,
);
