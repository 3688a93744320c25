import type { FastifyReply } from "fastify";

/** Names request headers on which the response depends, besides those that are named already. */
export function vary(reply: FastifyReply, ...names: readonly string[]): void {
  const named = String(reply.getHeader("vary") ?? "").split(/,\s*/);
  reply.header("vary", [...new Set([...named, ...names])].filter(Boolean).join(", "));
}
