import { createHash, createHmac } from "node:crypto";

export interface BucketKeys {
  id: string;
  secret: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** The body's SHA-256 in hex. */
  payload: string;
  at: Date;
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

/** `20130524T000000Z` */
export const momentOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join("&");

/** The Authorization header of AWS Signature Version 4. Our names need no escaping. */
export function authorizationOf(request: SignedRequest, keys: BucketKeys): string {
  const moment = momentOf(request.at);
  const day = moment.slice(0, 8);
  const headers = Object.entries({
    ...request.headers,
    host: request.url.host,
    "x-amz-content-sha256": request.payload,
    "x-amz-date": moment,
  }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed = headers.map(([name]) => name).join(";");
  const canonical = [
    request.method,
    request.url.pathname,
    queryOf(request.url),
    ...headers.map(([name, value]) => `${name}:${value}`),
    "",
    signed,
    request.payload,
  ].join("\n");
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n");
  const key = [keys.region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${keys.secret}`, day));
  const signature = hmac(key, toSign).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${keys.id}/${scope},SignedHeaders=${signed},Signature=${signature}`;
}
