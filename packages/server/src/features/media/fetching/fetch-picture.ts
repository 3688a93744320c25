import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
import { pictureBytesMax } from "@katha/api/contract";
import { bareHost } from "../../../lib/bare-host.ts";
import { coverAway, coverRefused } from "../covers/cover-problems.ts";
import { Problem } from "../../../lib/problem.ts";
import { unlessAborted } from "../../../lib/unless-aborted.ts";
import { isPublicAddress } from "../../../lib/outgoing/public-address.ts";

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Connects to one given address, and returns the response before its body. */
export type Connect = (url: URL, address: string, signal: AbortSignal) => Promise<IncomingMessage>;

/** Downloads from an https address, or throws a problem that says why not. */
export type PictureFetcher = (url: string) => Promise<Buffer>;

export interface FetchingOptions {
  resolve?: Resolve;
  connect?: Connect;
  timeLimit?: number;
  /** Ends when a name without a public address is refused. */
  nameLimit?: () => Promise<unknown>;
}

const fiveSeconds = 5_000;
const twoSeconds = () => setTimeout(2_000, undefined, { ref: false });

const resolveByDns: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Does not resolve the name again: it could point elsewhere by now. */
export function connectTo(more: { ca?: string; port?: number } = {}): Connect {
  return async (url, address, signal) => {
    const name = bareHost(url);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(
      {
        host: address,
        port: more.port ?? 443,
        path: url.pathname + url.search,
        headers: {
          host: url.host,
          accept: "image/avif,image/webp,image/png,image/jpeg,image/gif",
          "accept-encoding": "identity",
          "user-agent": "Katha (cover pictures)",
        },
        ...(isIP(name) === 0 && { servername: name }),
        ...(more.ca !== undefined && { ca: more.ca }),
        agent: false,
        signal,
      },
      resolve,
    )
      .on("error", reject)
      .end();
    return promise;
  };
}

function readAddress(written: string): URL {
  const url = URL.parse(written);
  if (url?.protocol !== "https:") throw coverRefused("cover_not_https");
  if (url.port !== "") throw coverRefused("cover_with_port");
  if (url.username !== "" || url.password !== "") throw coverRefused("cover_with_password");
  return url;
}

/**
 * The address to connect to. A name that also resolves to a private address is answered like one that does not exist,
 * and just as late: otherwise anyone could find out which names our own network knows. It is never connected to, and is
 * given up like the other after a week.
 */
async function openAddressOf(
  url: URL,
  resolve: Resolve,
  nameLimit: () => Promise<unknown>,
): Promise<string> {
  const host = bareHost(url);
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw coverRefused("cover_not_public");
    return host;
  }
  const late = nameLimit().then((): string[] => []);
  const addresses = await Promise.race([resolve(host).catch(() => []), late]);
  const [first] = addresses;
  if (first !== undefined && addresses.every(isPublicAddress)) return first;
  await late;
  const reason = first === undefined ? "name_without_address" : "name_of_private_address";
  throw coverAway("cover_server_unknown", reason);
}

function judge({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode >= 300 && statusCode < 400) throw coverRefused("cover_moved");
  if (statusCode === 429 || statusCode >= 500) throw coverAway("cover_unreachable");
  if (statusCode !== 200) throw coverRefused("cover_unreachable");
  if (Number(headers["content-length"] ?? 0) > pictureBytesMax)
    throw coverRefused("cover_too_large");
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > pictureBytesMax) throw coverRefused("cover_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function createPictureFetcher(options: FetchingOptions = {}): PictureFetcher {
  const { resolve = resolveByDns, connect = connectTo() } = options;
  const { timeLimit = fiveSeconds, nameLimit = twoSeconds } = options;

  async function ask(url: URL, signal: AbortSignal): Promise<Buffer> {
    const address = await openAddressOf(url, resolve, nameLimit);
    const answer = await connect(url, address, signal).catch(() => {
      throw coverAway("cover_unreachable");
    });
    try {
      judge(answer);
      return await bodyOf(answer);
    } finally {
      answer.destroy();
    }
  }

  return async (written) => {
    const url = readAddress(written);
    const signal = AbortSignal.timeout(timeLimit);
    try {
      return await unlessAborted(ask(url, signal), signal);
    } catch (error) {
      if (signal.aborted) throw coverAway("cover_too_slow");
      // A connection that broke off has no useful message.
      throw error instanceof Problem ? error : coverAway("cover_unreachable");
    }
  };
}
