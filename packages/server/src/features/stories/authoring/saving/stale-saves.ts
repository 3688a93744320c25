import type { FastifyRequest } from "fastify";
import type { Story } from "@katha/api/contract";
import { invalidField, Problem } from "../../../../lib/problem.ts";

const written = /^(?:W\/)?"(\d{1,9})"$|^(\d{1,9})$/;

/** The version in If-Match; undefined if there is none. */
export function versionOf(header: FastifyRequest["headers"]["if-match"]): number | undefined {
  const named = header?.trim();
  if (named === undefined || named === "" || named === "*") return undefined;
  const [, quoted, bare] = written.exec(named) ?? [];
  const version = quoted ?? bare;
  if (version === undefined)
    throw invalidField(
      "bad_version",
      ["header", "if-match"],
      'If-Match names a version, like "3".',
    );
  return Number(version);
}

export function isStale(current: number, expected: readonly (number | undefined)[]): boolean {
  return expected.some((version) => version !== undefined && version !== current);
}

export function staleSave(story: Story): Problem {
  return new Problem(
    409,
    "stale_version",
    `This story was saved elsewhere since you opened it. Version ${story.version} is the newest; nothing was overwritten.`,
    { fields: { version: story.version, story } },
  );
}
