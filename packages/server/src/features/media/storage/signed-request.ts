import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";

export interface BucketKeys {
  id: string;
  secret: string;
  region: string;
}

interface BucketRequest {
  method: string;
  url: URL;
  body?: Uint8Array | undefined;
  at: Date;
  signal?: AbortSignal | undefined;
}

const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** For S3 and what speaks like it; the body is signed with the rest. */
export function signedRequest(
  { id, secret, region }: BucketKeys,
  { method, url, body, at, signal }: BucketRequest,
): Promise<Request> {
  const client = new AwsClient({
    accessKeyId: id,
    secretAccessKey: secret,
    service: "s3",
    region,
  });
  return client.sign(url, {
    method,
    headers: { "x-amz-content-sha256": sha256(body ?? "") },
    redirect: "error",
    ...(signal && { signal }),
    ...(body && { body: new Uint8Array(body) }),
    // `20130524T000000Z`
    aws: { datetime: at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "") },
  });
}
