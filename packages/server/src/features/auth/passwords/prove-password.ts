import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { ownAccount } from "../../users/service.ts";
import type { AuthDependencies } from "../dependencies.ts";

/** Makes a signed-in user confirm the password before something that cannot be undone. */
export function passwordProof({
  db,
  passwords,
  limits,
}: Pick<AuthDependencies, "db" | "passwords" | "limits">) {
  return async (viewer: Viewer, password: string): Promise<void> => {
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
