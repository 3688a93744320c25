import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { AwsV4Signer } from "aws4fetch";

/** Whether a bucket would take it for a request of `key` with `secret`, with the body that it came with. */
export async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const { method = "", url = "", headers } = request;
  const payload = createHash("sha256").update(body).digest("hex");
  const signer = new AwsV4Signer({
    method,
    url: new URL(url, `http://${headers.host}`).href,
    headers: { "x-amz-content-sha256": payload },
    accessKeyId: "key",
    secretAccessKey: "secret",
    service: "s3",
    region: "us-east-1",
    datetime: String(headers["x-amz-date"]),
  });
  return (
    headers["x-amz-content-sha256"] === payload &&
    headers.authorization === (await signer.authHeader())
  );
}
