import type { ProblemCode } from "@katha/api/contract";
import type { FastifyServerOptions } from "fastify";

type Answer = NonNullable<FastifyServerOptions["clientErrorHandler"]>;

const faults: Record<string, [status: string, code: ProblemCode, detail: string]> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "headers_too_large",
    "The headers are too large.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "too_slow",
    "The request took too long to arrive.",
  ],
};
const unreadable = [
  "400 Bad Request",
  "invalid_request",
  "This is no HTTP request.",
] as const satisfies readonly [string, ProblemCode, string];

/** Answers input that never became a request, in the usual error format. */
export function answerMalformedRequests(ids: () => string): Answer {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, code, detail] = faults[error.code] ?? unreadable;
    const body = JSON.stringify({ detail, code, request_id: ids() });
    const headers = [
      `HTTP/1.1 ${status}`,
      "Content-Type: application/problem+json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    socket.end(`${headers.join("\r\n")}\r\n\r\n${body}`);
  };
}
