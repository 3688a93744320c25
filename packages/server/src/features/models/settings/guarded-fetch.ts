import { lookup as resolve, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import { isPublicAddress } from "../../media/fetching/public-address.ts";
import { isThisMachine } from "../../../lib/this-machine.ts";
import { networksOf } from "../../../lib/networks.ts";

export interface ReachedAddresses {
  /** Whether other machines of private networks may be asked. */
  areaPrivate: boolean;
}

const neverAsked = /^(?:169\.254\.|::ffff:169\.254\.|fe[89ab])/i;

/** Whether a provider may be at this address: on the Internet, on this machine, and where it is allowed on private networks. */
export function mayBeAsked(address: string, { areaPrivate }: ReachedAddresses): boolean {
  if (neverAsked.test(address)) return false;
  if (isPublicAddress(address) || isThisMachine(address)) return true;
  return areaPrivate && networksOf(address).isLocal;
}

class AddressRefused extends Error {
  override name = "AddressRefused";
}

type Lookup = NonNullable<RequestOptions["lookup"]>;

/** Resolves a name and refuses it where any of its addresses may not be asked: what is connected to is what was checked. */
const lookupAllowed =
  (reached: ReachedAddresses): Lookup =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[] | undefined) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) return done(error ?? new AddressRefused(host), "", 4);
      if (addresses?.every(({ address }) => mayBeAsked(address, reached)) !== true)
        return done(new AddressRefused("This address is not asked."), "", 4);
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };

const bareHost = ({ hostname }: URL) => hostname.replaceAll(/[[\]]/g, "");

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
}

const withoutBody = new Set([101, 204, 205, 304]);

/**
 * `fetch` for addresses that administrators typed: none of a private network or of a cloud's own services is connected
 * to, and no redirect is followed.
 */
export function guardedFetch(reached: ReachedAddresses): typeof globalThis.fetch {
  const lookup = lookupAllowed(reached);
  return async (input, init = {}) => {
    const asked = new Request(input, { ...init, redirect: "manual" });
    const url = new URL(asked.url);
    const host = bareHost(url);
    // Names are checked when they are resolved; addresses are not resolved.
    if (isIP(host) !== 0 && !mayBeAsked(host, reached)) throw new AddressRefused(host);
    const body = Buffer.from(await asked.arrayBuffer());
    const { promise, resolve: answered, reject } = Promise.withResolvers<Response>();
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = send(
      url,
      {
        method: asked.method,
        headers: {
          ...Object.fromEntries(asked.headers),
          "accept-encoding": "identity",
          ...(body.length > 0 && { "content-length": body.length }),
        },
        signal: asked.signal,
        lookup,
      },
      (message) => {
        const { statusCode: status = 502 } = message;
        if (status >= 300 && status < 400) {
          message.destroy();
          reject(new AddressRefused("It leads elsewhere."));
          return;
        }
        const stream = withoutBody.has(status)
          ? null
          : (Readable.toWeb(message) as ReadableStream<Uint8Array>);
        answered(new Response(stream, { status, headers: headersOf(message) }));
      },
    );
    sent.on("error", reject);
    sent.end(body);
    return promise;
  };
}
