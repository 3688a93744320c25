import type { Registration } from "../features/auth/index.ts";

export const registrationForm =
  "open, invitation, closed, or domains like example.org, with commas between them";

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Undefined for what is none of these. */
export function readRegistration(written: string): Registration | undefined {
  const word = written.trim();
  if (word === "open" || word === "invitation" || word === "closed")
    return { rule: word, domains: [] };
  const domains = word
    .toLowerCase()
    .split(/[\s,]+/)
    .map((part) => part.replace(/^@/, ""))
    .filter(Boolean);
  return domains.length > 0 && domains.every((part) => domain.test(part))
    ? { rule: "domains", domains }
    : undefined;
}
