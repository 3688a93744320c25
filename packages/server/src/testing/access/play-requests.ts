import type { CallId } from "@katha/api/contract";
import type { Person } from "../people.ts";
import { insertStory } from "../insert-story.ts";
import type { Prepare, RequestContext } from "./request.ts";

const boat = {
  start_node: "shore",
  nodes: {
    shore: { text: "The boat waits.", choices: [{ text: "Row", target: "river" }], budget: 6 },
    river: { text: "The river is wide.", choices: [{ text: "Land", target: "far" }], budget: 6 },
    far: { text: "The far shore.", choices: [], ending: { kind: "good", title: "Across" } },
  },
};

async function ask(
  { server }: RequestContext,
  by: Person,
  method: "GET" | "POST" | "PUT",
  path: string,
  payload: object = {},
) {
  const url = `/api/v1/game/sessions${path}`;
  const sent = { ...(method !== "GET" && { payload }), headers: by.headers };
  const answer = await server.app.inject({ method, url, ...sent });
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
  return answer.json<Record<string, string>>();
}

/** A session of the owner with one part, whose memory contains a name. */
async function begun(context: RequestContext): Promise<Record<string, string>> {
  const { server, people } = context;
  const story_id = await insertStory(server.db, {
    id: server.ids(),
    story_structure: JSON.stringify(boat),
  });
  const { id = "" } = await ask(context, people.owner, "PUT", "/", { story_id });
  const said = { action_type: "custom_action", user_action: "My name is Meenakshi." };
  const { turn_id = "" } = await ask(context, people.owner, "POST", `/${id}/action`, said);
  return { session_id: id, turn: turn_id };
}

export const session =
  (body?: object): Prepare =>
  async (context) => ({ params: await begun(context), ...(body && { body }) });

const ofStory = async ({ server, people, state }: RequestContext) =>
  insertStory(server.db, {
    id: server.ids(),
    author_id: people.owner.id,
    status: state as "draft",
    story_structure: JSON.stringify(boat),
  });

/** What play calls need besides their session. */
export const playRequestParts: Partial<Record<CallId, Prepare>> = {
  checkSession: async (context) => ({ params: { story_id: await ofStory(context) } }),
  createSession: async (context) => ({ body: { story_id: await ofStory(context) } }),
  getSessionEntries: async (context) => ({ params: await begun(context), query: { before: "9" } }),
  takeTurn: session({ action_type: "continue" }),
  retryTurn: session({}),
  settleAlong: async (context) => {
    const { session_id = "", turn } = await begun(context);
    const sent = { id: context.server.ids(), action_type: "continue", told: "0" };
    return { params: { session_id }, body: { after: turn ?? "", turns: [sent] } };
  },
  reportTurn: session({ reason: "other" }),
  correctMemory: async (context) => {
    const { session_id = "" } = await begun(context);
    const { items } = (await ask(
      context,
      context.people.owner,
      "GET",
      `/${session_id}/memory`,
    )) as unknown as { items: { id: string }[] };
    return { params: { session_id, item: items[0]?.id ?? "" }, body: { text: "Minu" } };
  },
  noteMemory: async (context) => {
    const { session_id = "" } = await begun(context);
    return { params: { session_id }, body: { text: "The key is mine." } };
  },
  pinMemory: async (context) => {
    const { session_id = "" } = await begun(context);
    const { items } = (await ask(
      context,
      context.people.owner,
      "GET",
      `/${session_id}/memory`,
    )) as unknown as { items: { id: string }[] };
    return { params: { session_id, item: items[0]?.id ?? "" }, body: { is_pinned: true } };
  },
  wordPart: session({ text: "The boat was mine." }),
  markPart: session({ is_bookmarked: true, name: "The boat", note: "" }),
  settleReport: async (context) => {
    const { session_id, turn } = await begun(context);
    const path = `/${session_id}/turns/${turn}/report`;
    await ask(context, context.people.owner, "POST", path, { reason: "other" });
    const { id } = await context.server.db
      .selectFrom("passage_reports")
      .select("id")
      .where("turn_id", "=", turn ?? "")
      .executeTakeFirstOrThrow();
    return { params: { id }, body: { status: "upheld" } };
  },
};
