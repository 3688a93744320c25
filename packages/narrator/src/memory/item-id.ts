import { createHash } from "node:crypto";
import type { MemoryKind } from "@katha/api/contract";

/**
 * A UUID (version 8) from what was learnt and where: the same after every fold over the session, so
 * that a player's correction finds its item again.
 */
export function itemId(turnId: string | null, kind: MemoryKind, subject: string): string {
  const told = [turnId ?? "opening", kind, subject.normalize("NFC").toLowerCase()].join("\n");
  const bytes = createHash("sha256").update(told).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
}

/** The id under which a deed is remembered from the part where it first came up. */
export function deedItemId(turnId: string | null, deed: string): string {
  return itemId(turnId, "deed", deed);
}
