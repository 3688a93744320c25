import type { Db } from "@katha/server/db/open";
import { insertStory } from "@katha/server/testing/insert-story";

const loop = {
  start_node: "near",
  nodes: {
    near: {
      text: "The near bank, and the lamp.",
      choices: [
        { text: "Go across.", target: "far" },
        { text: "Go home.", target: "home" },
      ],
    },
    far: {
      text: "The far bank, and a voice.",
      choices: [
        { text: "Go back.", target: "near" },
        { text: "Go home.", target: "home" },
      ],
    },
    home: { text: "Home.", choices: [] },
  },
};

/** A player over HTTP who goes back and forth across a river for as many turns as their coins last. */
export async function openPlayer(db: Db, address: string) {
  const story_id = await insertStory(db, {
    story_structure: JSON.stringify(loop),
    initial_xp: 100,
  });
  const api = `${address}/api/v1`;
  const ask = async (method: string, path: string, body: object, token = "") => {
    const response = await fetch(api + path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const password = "Lotus#2026";
  const { tokens } = await ask("POST", "/auth/register", {
    username: "bench_player",
    email: "bench@example.org",
    password,
    confirm_password: password,
    display_name: "",
  });
  const token = (tokens as { access_token: string }).access_token;
  const session = await ask("PUT", "/game/sessions", { story_id }, token);
  const ways = ["Go across.", "Go back."];
  let turn = 0;

  return {
    /** Takes a whole turn, and returns the milliseconds until its first word. */
    async firstWord(): Promise<number> {
      const selected_choice = ways[turn % ways.length];
      turn += 1;
      const began = performance.now();
      const response = await fetch(`${api}/game/sessions/${String(session["id"])}/action`, {
        method: "POST",
        headers: {
          accept: "text/event-stream",
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({
          action_type: "continue",
          selected_model: "tenali",
          selected_choice,
        }),
      });
      let wait = Number.NaN;
      let heard = "";
      const decoder = new TextDecoder();
      for await (const bytes of response.body ?? []) {
        heard += decoder.decode(bytes, { stream: true });
        if (Number.isNaN(wait) && heard.includes("event: delta")) wait = performance.now() - began;
      }
      if (Number.isNaN(wait) || !heard.includes("event: done")) throw new Error(heard);
      return wait;
    },
  };
}
