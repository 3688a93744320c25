import {
  askForBrowserLink,
  changeEmail,
  changePassword as changePasswordCall,
  confirmBrowser as confirmBrowserCall,
  endAllSignIns,
  endSignIn,
  forgotPassword,
  listSignIns,
  login,
  logout,
  openInvitation,
  refresh,
  register as registerAccount,
  resendVerification,
  resetPassword,
  signInWays,
  verifyEmail,
} from "@katha/api/contract";
import type { Asker, RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { devicesOf, signOutDevice, signOutEverywhere, signOutHere } from "./sign-ins/devices.ts";
import { changePassword } from "./passwords/change-password.ts";
import { askForNewEmail } from "./recovery/change-email.ts";
import {
  askForLink,
  chooseNewPassword,
  confirmBrowser,
  confirmEmail,
} from "./recovery/recovery.ts";
import type { LinkPurpose } from "./recovery/links.ts";
import { mayBeKnown } from "./known-browsers.ts";
import { personalTokenRoutes } from "./personal-tokens/routes.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { renewSignIn } from "./sign-ins/renewal.ts";
import { callerOf, formBytes, proofOptions } from "./caller.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { readInvitation } from "./registration/invitation-tokens.ts";
import { signIn, signUp } from "./service.ts";
import { hasOtherWays, refuseOtherWays, shownWays, type OtherWays } from "./ways-in.ts";

interface AuthRoutesNeeds extends AuthDependencies, OtherWays {
  /** Whether other software reaches this Katha by the Model Context Protocol. */
  mcp: boolean;
}

export function authRoutes(register: RegisterCall, needs: AuthRoutesNeeds): void {
  const { limits } = needs;
  const proof = proofOptions(limits);
  const link = (purpose: LinkPurpose) => ({
    bodyLimit: formBytes,
    limit: ({ request }: Asker) => limits.before.link(request.ip, purpose),
  });
  const ownPassword = {
    bodyLimit: formBytes,
    limit: async ({ viewer }: Asker) => {
      const { sign_in_id, id } = signedIn(viewer);
      await limits.before.ownPassword(sign_in_id ?? id);
    },
  };
  secondFactorRoutes(register, needs);
  if (!hasOtherWays(needs)) refuseOtherWays(register);
  personalTokenRoutes(register, needs, ownPassword);
  register(registerAccount, (call) => signUp(needs, call.body, callerOf(call)), {
    bodyLimit: formBytes,
    limit: ({ request }) => limits.newAccount(request.ip),
  });
  register(login, (call) => signIn(needs, call.body, callerOf(call)), {
    bodyLimit: formBytes,
    limit: async ({ request: { ip, headers } }) => {
      if (!mayBeKnown(headers.cookie)) await limits.before.password(ip);
    },
  });
  register(signInWays, async ({ request }) => ({
    ...shownWays(needs.waysIn, request),
    passwords: needs.allowsPasswords,
    registration: needs.siteSettings.now().registration.rule,
  }));
  register(
    openInvitation,
    async ({ body, request }) => {
      const tried = await limits.proof(request.ip);
      const { email, expires_at } = await readInvitation(needs, body.invitation);
      await tried.takeBack();
      return { email, expires_at: expires_at.toISOString() };
    },
    proof,
  );
  register(refresh, ({ body }) => renewSignIn(needs, body.refresh_token), { bodyLimit: formBytes });
  register(logout, ({ viewer, request }) => signOutHere(needs, viewer, request.site));
  register(
    forgotPassword,
    (call) => askForLink(needs, "reset_password", call.body.email, callerOf(call)),
    link("reset_password"),
  );
  register(resetPassword, (call) => chooseNewPassword(needs, call.body, callerOf(call)), proof);
  register(
    resendVerification,
    (call) => askForLink(needs, "verify_email", call.body.email, callerOf(call)),
    link("verify_email"),
  );
  register(
    askForBrowserLink,
    (call) => askForLink(needs, "confirm_browser", call.body.email_or_username, callerOf(call)),
    link("confirm_browser"),
  );
  register(
    confirmBrowserCall,
    (call) => confirmBrowser(needs, call.body.token, callerOf(call)),
    proof,
  );
  register(verifyEmail, ({ query }) => confirmEmail(needs, query.token));
  register(
    changeEmail,
    (call) => askForNewEmail(needs, call.body, call.viewer, callerOf(call)),
    ownPassword,
  );
  register(
    changePasswordCall,
    (call) => changePassword(needs, call.body, call.viewer, callerOf(call)),
    ownPassword,
  );
  register(listSignIns, ({ viewer }) => devicesOf(needs, viewer));
  register(endSignIn, ({ viewer, params }) => signOutDevice(needs, viewer, params.id));
  register(endAllSignIns, ({ viewer }) => signOutEverywhere(needs, viewer));
}
