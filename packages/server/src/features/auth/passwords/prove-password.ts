import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { ownAccount } from "../../users/service.ts";
import type { AuthDependencies } from "../dependencies.ts";

/** Throws where the host has turned passwords off: nobody signs in, registers or comes back by one. */
export function refuseWithoutPasswords({ allowsPasswords }: { allowsPasswords: boolean }): void {
  if (allowsPasswords) return;
  throw new Problem(
    403,
    "passwords_off",
    "Passwords are turned off here. Nothing has changed; the sign-in page shows the ways that there are.",
  );
}

type ProofNeeds = Pick<
  AuthDependencies,
  "db" | "clock" | "passwords" | "limits" | "allowsPasswords"
>;

const freshMs = 10 * 60_000;

async function requireFreshSignIn(
  { db, clock }: ProofNeeds,
  { id, sign_in_id }: Viewer,
): Promise<void> {
  const fresh = await db
    .selectFrom("sign_ins")
    .select("id")
    .where("id", "=", sign_in_id ?? null)
    .where("user_id", "=", id)
    .where("created_at", ">", new Date(clock.now().getTime() - freshMs))
    .executeTakeFirst();
  if (fresh) return;
  throw new Problem(
    403,
    "sign_in_again",
    "Sign out and in again first, to show that it is you; then do this within ten minutes. Nothing has changed.",
  );
}

/**
 * Makes a signed-in user confirm the password before something that cannot be undone. Where passwords are off, a
 * sign-in of the last minutes counts instead.
 */
export function passwordProof(needs: ProofNeeds) {
  const { db, passwords, limits, allowsPasswords } = needs;
  return async (viewer: Viewer, password: string | undefined): Promise<void> => {
    if (!allowsPasswords) return requireFreshSignIn(needs, viewer);
    if (password === undefined)
      throw new Problem(422, "invalid_input", [
        { loc: ["body", "password"], msg: "Password is required", type: "invalid_type" },
      ]);
    const { password_hash } = await ownAccount(db, viewer.id);
    if (password_hash === null) {
      const detail = "Your account has no password yet. Choose one by “Forgot password” first.";
      throw new Problem(403, "no_password", detail);
    }
    const isRight = await limits.ownPassword(viewer.sign_in_id ?? viewer.id, () =>
      passwords.matches(password, password_hash),
    );
    if (!isRight) throw new Problem(403, "wrong_password", "The password is not right.");
  };
}
