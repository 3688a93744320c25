import {
  personalTokensMax,
  type BodyOf,
  type makePersonalToken,
  type PersonalToken,
} from "@katha/api/contract";
import type { Clock } from "../../../lib/clock.ts";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { addressee, queueEmail } from "../../mail/index.ts";
import { lockUser, ownAccount } from "../../users/service.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { passwordProof } from "../passwords/prove-password.ts";
import { deleteTokens, findTokens, insertToken, type PersonalTokenRow } from "./repo.ts";
import { hashOf, newToken } from "./token.ts";

const dayMs = 86_400_000;

function answerOf({ clock }: { clock: Clock }, row: PersonalTokenRow): PersonalToken {
  const { id, name, scope } = row;
  return {
    id,
    name,
    scope,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= clock.now(),
  };
}

type TokenNeeds = Pick<AuthDependencies, "db" | "clock">;

export async function tokensOf(needs: TokenNeeds, viewer: Viewer): Promise<PersonalToken[]> {
  return (await findTokens(needs.db, viewer.id)).map((row) => answerOf(needs, row));
}

const tooMany = () =>
  new Problem(
    409,
    "too_many_tokens",
    `An account has at most ${personalTokensMax} tokens. End one that is not used any more; nothing was made.`,
  );

/** Asks for the password, since a token lasts longer than the sign-in that made it. */
export async function makeToken(
  needs: AuthDependencies,
  { name, scope, days, password }: BodyOf<typeof makePersonalToken>,
  viewer: Viewer,
): Promise<PersonalToken & { token: string }> {
  const { db, clock, ids } = needs;
  await passwordProof(needs)(viewer, password);
  const token = newToken();
  const now = clock.now();
  const row: PersonalTokenRow = {
    id: ids(),
    user_id: viewer.id,
    name,
    scope,
    token_hash: hashOf(token) ?? "",
    created_at: now,
    last_used_at: null,
    expires_at: new Date(now.getTime() + days * dayMs),
  };
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.id);
    if ((await findTokens(tx, viewer.id)).length >= personalTokensMax) throw tooMany();
    await insertToken(tx, row);
    const to = addressee(await ownAccount(tx, viewer.id));
    await queueEmail(needs, tx, { kind: "personal_token_made", userId: viewer.id, ...to });
  });
  return { ...answerOf(needs, row), token };
}

export async function endToken({ db }: TokenNeeds, id: string, viewer: Viewer) {
  if ((await deleteTokens(db, { userId: viewer.id, id })) === 0)
    throw notFound("token_not_found", "There is no such token, or it was ended already.");
  return { message: "What has this token gets in no more." };
}
