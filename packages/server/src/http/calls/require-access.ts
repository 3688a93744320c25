import type { Access } from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import { administratorsOnly, proofNeeded, signInNeeded } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";

/** Identifies the viewer; null for a visitor. */
export type Identify = (request: FastifyRequest) => Promise<Viewer | null>;

export function requireAccess(viewer: Viewer | null, access: Access): void {
  if (access === "anyone") return;
  if (viewer === null) throw signInNeeded();
  if (access !== "admin" || viewer.role === "admin") return;
  throw proofNeeded(viewer) ?? administratorsOnly();
}
