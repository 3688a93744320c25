import type { IncomingMessage, ServerResponse } from "node:http";
import { answerFault, answerJson } from "../fake-server/answers.ts";
import { bodyOf, openFakeServer } from "../fake-server/server.ts";
import { behaviourAt, politely, type Behaviour } from "./behaviour.ts";
import { chat, type ChatRequest } from "./chat.ts";
import { images, picture } from "./images.ts";

/** The requests received. */
export interface Asked {
  path: string;
  authorization: string | undefined;
  body: ChatRequest;
}

export interface FakeOpenAi {
  /** A provider's `baseURL`. */
  baseURL: string;
  asked: Asked[];
  /** Sets how requests are answered from now on. */
  always: (behaviour: Partial<Behaviour>) => void;
  /** Sets how the next requests are answered, in order. */
  next: (...behaviours: Partial<Behaviour>[]) => void;
  close: () => Promise<void>;
}

export interface FakeOptions {
  port?: number;
  key?: string;
  models?: readonly string[];
  behaviour?: Partial<Behaviour>;
}

/** A server that speaks OpenAI's protocol, with faults on demand. */
export async function openFakeOpenAi(options: FakeOptions = {}): Promise<FakeOpenAi> {
  const { port = 0, key, models = ["a-model", "another-model"] } = options;
  const asked: Asked[] = [];
  const queue: Partial<Behaviour>[] = [];
  let usual: Behaviour = { ...politely, ...options.behaviour };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://fake").pathname;
    if (path.startsWith("/pictures/")) return picture(response);
    const { authorization } = request.headers;
    if (key !== undefined && authorization !== `Bearer ${key}`)
      return answerFault(response, 401, `Incorrect API key provided: ${authorization ?? "none"}.`);
    if (path === "/v1/models")
      return answerJson(response, 200, {
        object: "list",
        data: models.map((id) => ({ id, object: "model", created: 1, owned_by: "fake" })),
      });
    const body = await bodyOf<ChatRequest>(request);
    asked.push({ path, authorization, body });
    const behaviour = behaviourAt({ ...usual, ...queue.shift() }, asked.length);
    if (path === "/v1/chat/completions") return chat(body, response, behaviour);
    if (path === "/v1/images/generations") return images(request, response, behaviour);
    return answerFault(response, 404, `There is nothing at ${path}.`);
  }

  const { root, close } = await openFakeServer(answer, port);
  return {
    baseURL: `${root}/v1`,
    asked,
    always: (behaviour) => {
      queue.length = 0;
      usual = { ...politely, ...behaviour };
    },
    next: (...behaviours) => {
      queue.push(...behaviours);
    },
    close,
  };
}
