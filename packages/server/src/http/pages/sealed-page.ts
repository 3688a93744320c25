import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type Encoding, compress } from "../caching/compression.ts";

/** A page that is the same for everybody: what may run in it is named by its hash, so no visitor needs a nonce. */
export interface SealedPage {
  readonly body: Buffer;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
/** A page that is asked for so often is worth packing as small as it can be, which nobody would wait for. */
const wanted = 3;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** By which the build's own loader would know the nonce of what it adds. */
const nonceForLater = /<meta property="csp-nonce"[^>]*>/;

export function sealed(page: string): SealedPage {
  const html = page.replace(nonceForLater, "").replaceAll(` nonce="__CSP_NONCE__"`, "");
  const body = Buffer.from(html);
  const done: Partial<Record<Encoding, Promise<Buffer>>> = {};
  let asked = 0;
  return {
    body,
    scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
    compressed: (encoding) => {
      asked += 1;
      const compressed = (done[encoding] ??= compress[encoding](body));
      if (encoding === "br" && asked === wanted) void compressBetter();
      return compressed;
    },
  };

  async function compressBetter(): Promise<void> {
    const better = await brotli(body, best);
    done.br = Promise.resolve(better);
  }
}

function hashesOf(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, text = ""]) => {
    const hash = createHash("sha256").update(text).digest("base64");
    return `'sha256-${hash}'`;
  });
}

/** The policy of a page with its hashes in the place of the nonce. */
export function policyOf(policy: string, { scripts, styles }: SealedPage): string {
  return policy
    .replace(/(script-src [^;]*)'nonce-[^']+'/, (_, before: string) => before + scripts.join(" "))
    .replace(/(style-src [^;]*)'nonce-[^']+'/, (_, before: string) => before + styles.join(" "));
}
