import type { StoryDetail, StoryFormInput } from "@katha/api/contract";
import type { TestAppOptions } from "./app-dependencies.ts";
import { noteMedia } from "../features/media/index.ts";
import { signUp, type Person } from "./people.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

export const testCategory = "20000000-0000-7000-8000-00000000000a";
export const testCover = "/media/0123456789abcdef0123456789abcdef/960.webp";

/** The category in `wholeForm`. */
export async function insertTestCategory(db: TestApp["db"], id = testCategory): Promise<void> {
  await insertTestPicture(db);
  const name = `shelf-${id.slice(-4)}`;
  await db
    .insertInto("categories")
    .values({ id, name, display_name: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The record of a stored picture, without its bytes. */
export async function insertTestPicture(db: TestApp["db"], url = testCover): Promise<void> {
  const [, , hash = ""] = url.split("/");
  const picture = { hash, url, width: 960, height: 540, alt: "" };
  await noteMedia(db, picture, { kind: "upload", at: new Date("2026-01-15T09:30:00.000Z") });
}

/** A form without findings in the review. */
export const wholeForm: StoryFormInput = {
  title: "The Salt Ferry",
  tagline: "A crossing that is owed",
  story_description: "Somebody has to row.",
  story_prompt: "Tell it quietly.",
  cover_image_url: testCover,
  category_id: testCategory,
  story_structure: {
    start_node: "shore",
    nodes: {
      shore: { text: "The boat waits.", choices: [{ text: "Row", target: "far" }] },
      far: { text: "The far shore.", choices: [] },
    },
  },
};

export interface AuthoringClient {
  ask(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    by: Person | null,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> & { detail?: unknown } }>;
  /** Creates a story by this person. */
  write(by: Person, form?: Partial<StoryFormInput>): Promise<StoryDetail>;
}

export function authoringClient(server: TestApp): AuthoringClient {
  const ask: AuthoringClient["ask"] = async (method, path, by, payload, headers = {}) => {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...by?.headers, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    ask,
    async write(by, form = {}) {
      const { status, body } = await ask("POST", "/stories/", by, { ...wholeForm, ...form });
      if (status !== 201) throw new Error(`The story was not taken: ${JSON.stringify(body)}`);
      return body as unknown as StoryDetail;
    },
  };
}

export interface AuthoringFixture extends AuthoringClient {
  server: TestApp;
  author: Person;
  stranger: Person;
  admin: Person;
  read(id: string, by: Person | null): Promise<StoryDetail>;
  save(
    id: string,
    by: Person | null,
    form: object,
    headers?: Record<string, string>,
  ): ReturnType<AuthoringClient["ask"]>;
  /** Audited actions on the subject, in order. */
  actsOn(subject: string): Promise<string[]>;
}

/** A server with one category, two authors and an administrator. */
export async function createAuthoringFixture(
  options: TestAppOptions = {},
): Promise<AuthoringFixture> {
  const server = await createTestApp(options);
  await insertTestCategory(server.db);
  const authoring = authoringClient(server);
  return {
    ...authoring,
    server,
    author: await signUp(server, { role: "player" }),
    stranger: await signUp(server, { role: "author" }),
    admin: await signUp(server, { role: "admin" }),
    read: async (id, by) =>
      (await authoring.ask("GET", `/stories/${id}`, by)).body as unknown as StoryDetail,
    save: (id, by, form, headers = {}) => authoring.ask("PUT", `/stories/${id}`, by, form, headers),
    actsOn: async (subject) => {
      const entries = await server.db
        .selectFrom("audit_entries")
        .where("subject_id", "=", subject)
        .select("act")
        .orderBy("id")
        .execute();
      return entries.map(({ act }) => act);
    },
  };
}
