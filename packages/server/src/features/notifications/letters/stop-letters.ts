import { createHmac, timingSafeEqual } from "node:crypto";
import { stoppableLetters, type StoppableLetter } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Secret } from "../../../lib/secret.ts";
import { stopNewsByEmail } from "../by-email-repo.ts";

export interface StopNeeds {
  db: Db;
  secret: Secret;
}

const signatureOf = (secret: Secret, signed: string) =>
  createHmac("sha256", secret.keyFor("stop letters")).update(signed).digest();

/** Stops letters of one kind to one account, and does nothing else. It does not expire: letters are kept for years. */
function stopToken(secret: Secret, kind: StoppableLetter, userId: string): string {
  const signed = `${kind}.${userId}`;
  return `${signed}.${signatureOf(secret, signed).toString("base64url")}`;
}

function readToken(
  secret: Secret,
  token: string,
): { kind: StoppableLetter; userId: string } | undefined {
  const [named, userId = "", signature = ""] = token.split(".");
  const kind = stoppableLetters.find((one) => one === named);
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(secret, `${kind}.${userId}`);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return kind !== undefined && isRight ? { kind, userId } : undefined;
}

/** Once or many times, for an account that is gone as well: then there are no letters to stop. */
export async function stopLettersBy(
  { db, secret }: StopNeeds,
  token: string,
): Promise<{ kind: StoppableLetter }> {
  const read = readToken(secret, token);
  if (read === undefined)
    throw new Problem(
      400,
      "bad_link",
      "This link is not whole, or not ours. Choose on your account page instead.",
    );
  await stopNewsByEmail(db, read.userId);
  return { kind: read.kind };
}

interface StopLinkNeeds {
  secret: Secret;
  site: () => string;
  /** The path of a page; undefined without an app. */
  pathOf: (page: string, param: string) => Promise<string | undefined>;
}

/** The address in a letter by which its reader has no more of its kind; undefined for letters that are not stopped. */
export function stopLinks({ secret, site, pathOf }: StopLinkNeeds) {
  return async (kind: string, userId: string | null): Promise<string | undefined> => {
    const stoppable = stoppableLetters.find((one) => one === kind);
    const path = await pathOf("stopLetters", "");
    if (stoppable === undefined || userId === null || path === undefined) return undefined;
    const address = new URL(site() + path);
    address.searchParams.set("token", stopToken(secret, stoppable, userId));
    return address.href;
  };
}
