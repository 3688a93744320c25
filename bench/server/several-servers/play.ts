import type { BenchServer, Player } from "./servers.ts";

export interface HeardEvent {
  event: string;
  at: number;
}

export interface Session {
  id: string;
  by: Player;
}

const json = { "content-type": "application/json" };
const api = ({ address }: BenchServer, path: string) => `${address}/api/v1${path}`;

export async function begin(server: BenchServer, by: Player, story_id: string): Promise<Session> {
  const answer = await fetch(api(server, "/game/sessions"), {
    method: "PUT",
    headers: { ...by.headers, ...json },
    body: JSON.stringify({ story_id }),
  });
  const body = (await answer.json()) as { id: string };
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return { id: body.id, by };
}

/** Reads a stream to its end, adding its events to `heard`. */
async function read(answer: Response, heard: HeardEvent[]): Promise<void> {
  if (!answer.ok || answer.body === null)
    throw new Error(`${answer.status}: ${await answer.text()}`);
  const text = answer.body.pipeThrough(new TextDecoderStream());
  let rest = "";
  for await (const part of text) {
    const blocks = (rest + part).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (\w+)$/m.exec(block)?.[1];
      if (event) heard.push({ event, at: performance.now() });
    }
  }
}

export interface Heard {
  events: HeardEvent[];
  ended: Promise<void>;
}

/** Takes a turn and follows it. */
export function act(server: BenchServer, { id, by }: Session): Heard {
  const events: HeardEvent[] = [];
  const asked = fetch(api(server, `/game/sessions/${id}/action`), {
    method: "POST",
    headers: { ...by.headers, ...json, accept: "text/event-stream" },
    body: JSON.stringify({ action_type: "immerse", selected_model: "tenali" }),
  });
  return { events, ended: asked.then((answer) => read(answer, events)) };
}

export async function runningTurn(server: BenchServer, { id, by }: Session): Promise<string> {
  for (;;) {
    const answer = await fetch(api(server, `/game/sessions/${id}`), { headers: by.headers });
    const { running_turn } = (await answer.json()) as { running_turn: string | null };
    if (running_turn !== null) return running_turn;
  }
}

export function follow(server: BenchServer, { id, by }: Session, turn: string): Heard {
  const events: HeardEvent[] = [];
  const asked = fetch(api(server, `/game/sessions/${id}/turns/${turn}/events`), {
    headers: { ...by.headers, accept: "text/event-stream" },
  });
  return { events, ended: asked.then((answer) => read(answer, events)) };
}
