import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * The configured address. Without one, the address at which this request arrived: its Host header counts only if it
 * names that address. Anyone could send another one, and it would end up in our links.
 */
export function siteOf(
  { protocol, host, socket }: Pick<FastifyRequest, "protocol" | "host" | "socket">,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return publicUrl.replace(/(?<!\/)\/+$/, "");
  const { localAddress = "127.0.0.1", localPort = 80 } = socket;
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, "");
  const ours = ["localhost", isIP(address) === 6 ? `[${address}]` : address].map(
    (name) => new URL(`http://${name}:${localPort}`).host,
  );
  return `${protocol}://${ours.includes(host.toLowerCase()) ? host.toLowerCase() : ours[0]}`;
}
