import {
  changeEmail,
  changePassword as changePasswordCall,
  endAllSignIns,
  endSignIn,
  forgotPassword,
  googleSignIn,
  listSignIns,
  login,
  logout,
  refresh,
  register as registerAccount,
  resendVerification,
  resetPassword,
  signInWays,
  verifyEmail,
} from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { devicesOf, signOutDevice, signOutEverywhere, signOutHere } from "./sign-ins/devices.ts";
import { changePassword } from "./change-password.ts";
import { signInWithGoogle } from "./google/google-accounts.ts";
import { askForNewEmail } from "./recovery/change-email.ts";
import { askForLink, chooseNewPassword, confirmEmail } from "./recovery/recovery.ts";
import { renewSignIn } from "./sign-ins/renewal.ts";
import { signIn, signUp, type AuthDependencies, type Caller } from "./service.ts";

const longestDevice = 300;

function callerOf({ headers, ip }: FastifyRequest): Caller {
  const asked = headers["accept-language"] ?? "";
  return {
    address: ip,
    device: (headers["user-agent"] ?? "").slice(0, longestDevice),
    language: /^hi\b/i.test(asked) ? "hi" : "en",
  };
}

export function authRoutes(register: RegisterCall, needs: AuthDependencies): void {
  register(registerAccount, ({ body, request }) => signUp(needs, body, callerOf(request)));
  register(login, ({ body, request }) => signIn(needs, body, callerOf(request)));
  register(signInWays, async () => ({ google_client_id: needs.google?.clientId ?? null }));
  register(googleSignIn, ({ body, request }) =>
    signInWithGoogle(needs, body.id_token, callerOf(request)),
  );
  register(refresh, ({ body }) => renewSignIn(needs, body.refresh_token));
  register(logout, ({ viewer }) => signOutHere(needs, signedIn(viewer)));
  register(forgotPassword, ({ body, request }) =>
    askForLink(needs, "reset_password", body.email, callerOf(request)),
  );
  register(resetPassword, ({ body, request }) => chooseNewPassword(needs, body, callerOf(request)));
  register(resendVerification, ({ body, request }) =>
    askForLink(needs, "verify_email", body.email, callerOf(request)),
  );
  register(verifyEmail, ({ query }) => confirmEmail(needs, query.token));
  register(changeEmail, ({ body, viewer, request }) =>
    askForNewEmail(needs, body, signedIn(viewer), callerOf(request)),
  );
  register(changePasswordCall, ({ body, viewer }) => changePassword(needs, body, signedIn(viewer)));
  register(listSignIns, ({ viewer }) => devicesOf(needs, signedIn(viewer)));
  register(endSignIn, ({ viewer, params }) => signOutDevice(needs, signedIn(viewer), params.id));
  register(endAllSignIns, ({ viewer }) => signOutEverywhere(needs, signedIn(viewer)));
}
