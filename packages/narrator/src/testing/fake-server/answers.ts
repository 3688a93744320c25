import type { ServerResponse } from "node:http";

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export function answerFault(response: ServerResponse, status: number, message: string): void {
  answerJson(response, status, { error: { message, type: "error", param: null, code: null } });
}
