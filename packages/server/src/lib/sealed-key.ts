import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secret } from "./secret.ts";

const purpose = "model-provider-keys";
const form = "v1";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals a key that somebody gave for a provider, or for a mail server. It opens only under the same name: a row that is
 * copied to another provider does not.
 */
export function sealKey(key: string, { secret, provider }: { secret: Secret; provider: string }) {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", secret.keyFor(purpose), iv);
  cipher.setAAD(Buffer.from(provider));
  const sealed = Buffer.concat([iv, cipher.update(key, "utf8"), cipher.final()]);
  return `${form}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")}`;
}

/** Undefined where it was sealed under another secret: then it has to be pasted once more. */
export function openKey(
  sealed: string,
  { secret, provider }: { secret: Secret; provider: string },
): string | undefined {
  const [written, text = ""] = sealed.split(".");
  const bytes = Buffer.from(text, "base64url");
  if (written !== form || bytes.length <= ivBytes + tagBytes) return undefined;
  const cipher = createDecipheriv(
    "aes-256-gcm",
    secret.keyFor(purpose),
    bytes.subarray(0, ivBytes),
  );
  cipher.setAAD(Buffer.from(provider));
  cipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const key = cipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([key, cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Undefined where it opens already, or under neither secret. */
export function resealed(
  sealed: string,
  provider: string,
  { secret, previous }: { secret: Secret; previous: Secret },
): string | undefined {
  if (openKey(sealed, { secret, provider }) !== undefined) return undefined;
  const key = openKey(sealed, { secret: previous, provider });
  return key === undefined ? undefined : sealKey(key, { secret, provider });
}
