import type {
  ActionResponse,
  GameSession,
  HistoryEntry,
  SessionEntries,
  TurnEvent,
} from "@katha/api/contract";
import type { TestAppOptions } from "../app-dependencies.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../index.ts";
import { insertStory } from "../insert-story.ts";
import { ferryStory } from "../../features/game/testing/ferry-story.ts";
import {
  scriptedNarrator,
  type ScriptedNarrator,
} from "../../features/game/testing/scripted-narrator.ts";

/** An action's response: the turn, or the problem. */
export type Acted = ActionResponse & { code?: string; detail?: string };

export interface GameFixture {
  server: TestApp;
  narrator: ScriptedNarrator;
  storyId: string;
  player: Person;
  ask(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    more?: { payload?: object; by?: Person; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  begin(by?: Person): Promise<GameSession>;
  act(
    session: string,
    form: object,
    more?: { by?: Person; key?: string },
  ): Promise<{ status: number; body: Acted }>;
  /** The same, as a stream's events. */
  stream(
    session: string,
    form: object,
    more?: { by?: Person; key?: string },
  ): Promise<{ status: number; events: TurnEvent[]; headers: Record<string, unknown> }>;
  /** All entries of a session, page by page. */
  history(session: GameSession, by?: Person): Promise<HistoryEntry[]>;
  coins(by?: Person): Promise<{ balance: number; held: number }>;
}

export function eventsIn(text: string): TurnEvent[] {
  return text.split("\n\n").flatMap((block) => {
    const data = block.split("\n").find((line) => line.startsWith("data: "));
    return data === undefined ? [] : [JSON.parse(data.slice("data: ".length)) as TurnEvent];
  });
}

export function textOf(events: readonly TurnEvent[]): string {
  return events.flatMap((event) => (event.event === "delta" ? [event.text] : [])).join("");
}

/** A server with one story and one player. */
export async function createGameFixture(options: TestAppOptions = {}): Promise<GameFixture> {
  const narrator = scriptedNarrator();
  const scripted = { narratorFor: () => narrator, servedBy: () => "a script" };
  const server = await createTestApp({ ...(options.narratorFor ? {} : scripted), ...options });
  const storyId = await insertStory(server.db, {
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 20,
  });
  const player = await signUp(server);
  const ask: GameFixture["ask"] = async (method, path, { payload, by = player, headers } = {}) => {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...by.headers, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const keyed = (key?: string): Record<string, string> =>
    key === undefined ? {} : { "idempotency-key": key };
  return {
    server,
    narrator,
    storyId,
    player,
    ask,
    begin: async (by = player) => {
      const payload = { story_id: storyId };
      const { body } = await ask("PUT", "/game/sessions/", { payload, by });
      return body as GameSession;
    },
    act: async (session, form, { by = player, key } = {}) => {
      const sent = { payload: form, by, headers: keyed(key) };
      const { status, body } = await ask("POST", `/game/sessions/${session}/action`, sent);
      return { status, body: body as Acted };
    },
    stream: async (session, form, { by = player, key } = {}) => {
      const answer = await server.app.inject({
        method: "POST",
        url: `/api/v1/game/sessions/${session}/action`,
        headers: { ...by.headers, ...keyed(key), accept: "text/event-stream" },
        payload: form,
      });
      const { statusCode: status, headers } = answer;
      return { status, headers, events: eventsIn(answer.body) };
    },
    history: async ({ id, session_data: newest }, by = player) => {
      const pages = [newest.narrative_history];
      let { earlier } = newest;
      while (earlier !== null) {
        const { body } = await ask("GET", `/game/sessions/${id}/entries?before=${earlier}`, { by });
        const page = body as SessionEntries;
        pages.unshift(page.entries);
        earlier = page.earlier;
      }
      return pages.flat();
    },
    coins: async (by = player) => {
      const { body } = await ask("GET", "/wallet/entries", { by });
      return { balance: Number(body["balance"]), held: Number(body["held"]) };
    },
  };
}
