import { holding, isOfPerson, type Claim } from "./claims.ts";

const isOneOf = (left: Claim, right: Claim) =>
  left.about === right.about &&
  left.of === right.of &&
  (left.owner ?? right.owner) === (right.owner ?? left.owner) &&
  (left.which.length === 0 ||
    right.which.length === 0 ||
    left.which.some((one) => right.which.includes(one)));

/** Whether what a later sentence claims ends what an earlier one does. */
function ends(later: Claim, earlier: Claim): boolean {
  if (later.isNew || !isOneOf(later, earlier) || later.is === earlier.is) return false;
  const lost = [later.is, earlier.is].filter((is) => is.startsWith("!"));
  if (later.about !== holding || lost.length === 0) return true;
  return lost.length === 1 && (later.is === `!${earlier.is}` || earlier.is === `!${later.is}`);
}

/** Something that was told, and what it claims. */
export interface Claiming<One> {
  one: One;
  claims: readonly Claim[];
}

/** What was told later and ended something, and whether that was told of somebody, or of who has something. */
export interface Ended<One> {
  by: One;
  what: "person" | "holding" | "thing";
}

const whatOf = (claim: Claim): Ended<unknown>["what"] =>
  claim.about === holding ? holding : isOfPerson(claim) ? "person" : "thing";

/** What no longer holds of all that was told, each with what ended it. */
export function overIn<One>(told: readonly Claiming<One>[]): Map<One, Ended<One>> {
  const over = new Map<One, Ended<One>>();
  let open: { one: One; claim: Claim }[] = [];
  for (const { one, claims } of told) {
    over.delete(one);
    for (const claim of claims) {
      for (const before of open)
        if (before.one !== one && ends(claim, before.claim))
          over.set(before.one, { by: one, what: whatOf(claim) });
      open = open.filter((before) => !ends(claim, before.claim));
      open.push({ one, claim });
    }
  }
  return over;
}
