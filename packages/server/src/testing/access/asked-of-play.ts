import type { CallId } from "@katha/api/contract";
import type { Person } from "../people.ts";
import { shelveStory } from "../shelve.ts";
import type { Prepare, Stage } from "./asked.ts";

const boat = {
  start_node: "shore",
  nodes: {
    shore: { text: "The boat waits.", choices: [{ text: "Row", target: "river" }], budget: 6 },
    river: { text: "The river is wide.", choices: [{ text: "Land", target: "far" }], budget: 6 },
    far: { text: "The far shore.", choices: [], ending: { kind: "good", title: "Across" } },
  },
};

async function ask(
  { house }: Stage,
  by: Person,
  method: "GET" | "POST" | "PUT",
  path: string,
  payload: object = {},
) {
  const url = `/api/v1/game/sessions${path}`;
  const sent = { ...(method !== "GET" && { payload }), headers: by.headers };
  const answer = await house.app.inject({ method, url, ...sent });
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
  return answer.json<Record<string, string>>();
}

/** A session of the owner, with a part told in it, that remembers a name. */
async function begun(stage: Stage): Promise<Record<string, string>> {
  const { house, cast } = stage;
  const story_id = await shelveStory(house.db, {
    id: house.ids(),
    story_structure: JSON.stringify(boat),
  });
  const { id = "" } = await ask(stage, cast.owner, "PUT", "/", { story_id });
  const said = { action_type: "custom_action", user_action: "My name is Meenakshi." };
  const { turn_id = "" } = await ask(stage, cast.owner, "POST", `/${id}/action`, said);
  return { session_id: id, turn: turn_id };
}

const session =
  (body?: object): Prepare =>
  async (stage) => ({ params: await begun(stage), ...(body && { body }) });

const ofStory = async ({ house, cast, state }: Stage) =>
  shelveStory(house.db, {
    id: house.ids(),
    author_id: cast.owner.id,
    status: state as "draft",
    story_structure: JSON.stringify(boat),
  });

/** What the calls of play need besides their address. */
export const askedOfPlay: Partial<Record<CallId, Prepare>> = {
  checkSession: async (stage) => ({ params: { story_id: await ofStory(stage) } }),
  createSession: async (stage) => ({ body: { story_id: await ofStory(stage) } }),
  getSession: session(),
  takeTurn: session({ action_type: "continue" }),
  retryTurn: session({}),
  selectVersion: session(),
  branchSession: session(),
  turnEvents: session(),
  cancelTurn: session(),
  turnReceipt: session(),
  reportTurn: session({ reason: "other" }),
  getSessionTree: session(),
  getSessionMemory: session(),
  correctMemory: async (stage) => {
    const { session_id = "" } = await begun(stage);
    const { items } = (await ask(
      stage,
      stage.cast.owner,
      "GET",
      `/${session_id}/memory`,
    )) as unknown as { items: { id: string }[] };
    return { params: { session_id, item: items[0]?.id ?? "" }, body: { text: "Minu" } };
  },
  settleReport: async (stage) => {
    const { session_id, turn } = await begun(stage);
    const path = `/${session_id}/turns/${turn}/report`;
    await ask(stage, stage.cast.owner, "POST", path, { reason: "other" });
    const { id } = await stage.house.db
      .selectFrom("passage_reports")
      .select("id")
      .where("turn_id", "=", turn ?? "")
      .executeTakeFirstOrThrow();
    return { params: { id }, body: { status: "upheld" } };
  },
};
