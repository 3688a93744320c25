import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Behaviour } from "./behaviour.ts";
import { answerFault, answerJson } from "../fake-server/answers.ts";

/** One red dot. */
export const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

export function picture(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "image/png" }).end(dot);
}

export async function images(
  request: IncomingMessage,
  response: ServerResponse,
  { fault, pictures }: Behaviour,
): Promise<void> {
  if (fault === "hangs") {
    await once(response, "close");
    return;
  }
  if (fault === "busy") return answerFault(response, 429, "Rate limit reached for images.");
  if (fault === "broken") return answerFault(response, 500, "The server had an error.");
  if (fault === "refuses")
    return answerFault(response, 400, "Your request was rejected by the safety system.");
  if (fault === "garbled")
    return answerJson(response, 200, { created: 1, data: [{ b64_json: "bm90IGEgcGljdHVyZQ==" }] });
  const answer =
    pictures === "url"
      ? { url: `http://${request.headers.host ?? "localhost"}/pictures/1.png` }
      : { b64_json: dot.toString("base64") };
  answerJson(response, 200, { created: 1, data: [answer] });
}
