import type { FastifyInstance, FastifyRequest } from "fastify";

/** No connection has this address, so nobody outside can pass for the server itself. */
const ownAddress = "server itself";

/** Asks the server's own API, as a visitor would. */
export function askOwnApi(app: FastifyInstance, url: string) {
  return app.inject({ method: "GET", url, remoteAddress: ownAddress });
}

export function isOwnRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === ownAddress;
}
