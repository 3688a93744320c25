import type { adminMessages } from "../../../messages/admin-messages.ts";

type KeyIn<MessageKey> = MessageKey extends `health.is.${infer Key}` ? Key : never;

/** Each has a sentence among the messages. */
export type FindingKey = KeyIn<keyof typeof adminMessages>;

/** The most urgent first: to be done, to be looked at, well. */
export type FindingLevel = "act" | "look" | "well";

/** Something that is well, or that somebody should see to. */
export interface SystemFinding {
  key: FindingKey;
  level: FindingLevel;
  /** What its sentence names; the end of a name says its unit: `_bytes`, `_ms`, `_at`. */
  values: Readonly<Record<string, unknown>>;
  /** The page on which it is mended. */
  href?: string;
}
