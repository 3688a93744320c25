import type { Authenticated, FirstStepAnswer, secondStepForm } from "@katha/api/contract";
import type { z } from "zod";
import { ownAccount, userAnswer, type UserRow } from "../../users/service.ts";
import type { Caller } from "../caller.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { rememberBrowser } from "../known-browsers.ts";
import { openSignIn, type VouchedBy } from "../sign-ins/sign-ins.ts";
import { readChallenge, redeemChallenge } from "./challenges.ts";
import { secondFactorWrong } from "./problems.ts";
import { askFor, isFactorOf } from "./prove.ts";
import { findSecondFactors } from "./repo.ts";

interface FirstStep {
  user: UserRow;
  isRemembered: boolean;
  caller: Caller;
  vouched?: VouchedBy | undefined;
}

/** After a correct password, or when somebody vouched: returns tokens, or a challenge if the account has a second factor. */
export async function finishFirstStep(
  needs: AuthDependencies,
  { user, isRemembered, caller, vouched }: FirstStep,
): Promise<FirstStepAnswer> {
  const { device } = caller;
  const factors = await findSecondFactors(needs.db, user.id);
  if (factors.length > 0) {
    await needs.limits.secondStep(caller.address, user.id);
    const subject = { user_id: user.id, purpose: "sign_in", device } as const;
    const asked = { ...subject, is_remembered: isRemembered, ...vouched };
    return { second_factor: await askFor(needs, caller.rp, asked, factors) };
  }
  rememberBrowser(needs, caller, user);
  const opened = { userId: user.id, isRemembered, device, vouched };
  return { tokens: await openSignIn(needs, needs.db, opened), user: userAnswer(user) };
}

/** Signs in with the first step's challenge. */
export async function takeSecondStep(
  needs: AuthDependencies,
  { challenge, proof }: z.output<typeof secondStepForm>,
  caller: Caller,
): Promise<Authenticated> {
  const { db, clock } = needs;
  const row = await readChallenge(needs, challenge, { purpose: "sign_in" });
  const { user_id: userId, passkey_challenge: passkeyChallenge, device } = row;
  if (!(await isFactorOf(needs, { userId, proof, caller, passkeyChallenge })))
    throw secondFactorWrong(401, userId);
  return db.transaction().execute(async (tx) => {
    await redeemChallenge(tx, needs, row);
    const user = await ownAccount(tx, userId);
    rememberBrowser(needs, caller, user);
    const { is_remembered: isRemembered, way, sealed_id_token, provider_session } = row;
    const opened = {
      userId,
      isRemembered,
      device,
      provedAt: clock.now(),
      vouched: { way, sealed_id_token, provider_session },
    };
    return { tokens: await openSignIn(needs, tx, opened), user: userAnswer(user) };
  });
}
