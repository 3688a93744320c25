import { lookup as resolve, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP } from "node:net";
import { Readable } from "node:stream";
import { isPublicAddress } from "./public-address.ts";
import { bareHost } from "../bare-host.ts";
import { isThisMachine } from "../this-machine.ts";
import { networksOf } from "../networks.ts";

export interface AddressRules {
  /** Whether other machines of private networks may be asked. */
  allowsPrivate: boolean;
  /** Whether this machine may be asked; it may unless this says otherwise. */
  allowsThisMachine?: boolean;
}

/** Where clouds tell a machine its secrets; a list also knows the IPv4 addresses that are written as IPv6. */
const neverAsked = new BlockList();
neverAsked.addSubnet("169.254.0.0", 16, "ipv4");
neverAsked.addSubnet("fe80::", 10, "ipv6");
neverAsked.addAddress("fd00:ec2::254", "ipv6");

/** Whether a provider may be at this address: on the Internet, on this machine, and where it is allowed on private networks. */
export function mayBeAsked(
  address: string,
  { allowsPrivate, allowsThisMachine = true }: AddressRules,
): boolean {
  if (neverAsked.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) return false;
  if (isPublicAddress(address)) return true;
  if (isThisMachine(address)) return allowsThisMachine;
  return allowsPrivate && networksOf(address).isLocal;
}

export class AddressRefused extends Error {
  override name = "AddressRefused";
}

type Lookup = NonNullable<RequestOptions["lookup"]>;

/** Resolves a name and refuses it where any of its addresses may not be asked: what is connected to is what was checked. */
const lookupAllowed =
  (rules: AddressRules): Lookup =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[] | undefined) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) return done(error ?? new AddressRefused(host), "", 4);
      if (addresses?.every(({ address }) => mayBeAsked(address, rules)) !== true)
        return done(new AddressRefused("This address is not asked."), "", 4);
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
}

const withoutBody = new Set([101, 204, 205, 304]);

/**
 * `fetch` for addresses that others gave: none of a private network or of a cloud's own services is connected
 * to, and no redirect is followed: it is refused, or told to a caller who asks its address in the same way.
 */
export function guardedFetch(
  rules: AddressRules,
  { tellsRedirects = false }: { tellsRedirects?: boolean } = {},
): typeof globalThis.fetch {
  const lookup = lookupAllowed(rules);
  return async (input, init = {}) => {
    const asked = new Request(input, { ...init, redirect: "manual" });
    const url = new URL(asked.url);
    const host = bareHost(url);
    // Names are checked when they are resolved; addresses are not resolved.
    if (isIP(host) !== 0 && !mayBeAsked(host, rules)) throw new AddressRefused(host);
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
        // A Request's own signal follows the caller's only until the Request is collected.
        signal: init.signal ?? asked.signal,
        lookup,
      },
      (message) => {
        const { statusCode: status = 502 } = message;
        if (status >= 300 && status < 400 && !tellsRedirects) {
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
