import type { FastifyInstance, FastifyRequest } from "fastify";

/** Not a possible IP address, so no outside request can pass for the server's own. */
const ownAddress = "server itself";

/** Calls the server's own API as a visitor. */
export function askOwnApi(app: FastifyInstance, url: string) {
  return app.inject({ method: "GET", url, remoteAddress: ownAddress });
}

export function isOwnRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === ownAddress;
}
