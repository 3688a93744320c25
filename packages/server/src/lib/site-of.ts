import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Our address, without a slash at its end. */
    readonly site: string;
  }
}

export function decorateSite(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorateRequest("site", {
    getter(this: FastifyRequest) {
      return siteOf(this, publicUrl);
    },
  });
}

type Arrived = Pick<FastifyRequest, "protocol" | "host" | "socket">;

/** The names of the address at which a request arrived. */
function ownHosts({ socket }: Arrived): string[] {
  const { localAddress = "127.0.0.1", localPort = 80 } = socket;
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, "");
  return ["localhost", isIP(address) === 6 ? `[${address}]` : address].map(
    (name) => new URL(`http://${name}:${localPort}`).host,
  );
}

/**
 * The configured address. Without one, the address at which this request arrived: its Host header counts only if it
 * names that address. Anyone could send another one, and it would end up in our links.
 */
function siteOf(request: Arrived, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl.replace(/(?<!\/)\/+$/, "");
  const ours = ownHosts(request);
  const host = request.host.toLowerCase();
  return `${request.protocol}://${ours.includes(host) ? host : ours[0]}`;
}

/** Whether a request names this site, or the address at which it arrived, as a proxy on this machine may. */
export function isOwnHost(request: Arrived, publicUrl: string | undefined): boolean {
  // Without the usual port, as in an address.
  const named = `http://${request.host}`;
  const host = URL.canParse(named) ? new URL(named).host : "";
  const site = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  return [...site, ...ownHosts(request)].includes(host);
}
