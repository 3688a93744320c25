import {
  askForBrowserLink,
  changeEmail,
  changePassword as changePasswordCall,
  confirmBrowser as confirmBrowserCall,
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
  spokenLanguages,
  verifyEmail,
  type AnyCall,
} from "@katha/api/contract";
import type { Asker, CallRequest, RegisterCall } from "../../lib/register-call.ts";
import { siteOf } from "../../lib/site-of.ts";
import { signedIn } from "../../lib/viewer.ts";
import { devicesOf, signOutDevice, signOutEverywhere, signOutHere } from "./sign-ins/devices.ts";
import { changePassword } from "./passwords/change-password.ts";
import { signInWithGoogle } from "./openid/google.ts";
import { askForNewEmail } from "./recovery/change-email.ts";
import { confirmBrowser } from "./recovery/confirm-browser.ts";
import { askForLink, chooseNewPassword, confirmEmail } from "./recovery/recovery.ts";
import type { LinkPurpose } from "./recovery/links.ts";
import { mayBeKnown } from "./known-browsers.ts";
import { personalTokenRoutes } from "./personal-tokens/routes.ts";
import { federatedRoutes } from "./federated-routes.ts";
import { proxyNames } from "./proxy/proxy.ts";
import { relyingPartyOf } from "./second-factor/relying-party.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { renewSignIn } from "./sign-ins/renewal.ts";
import type { AuthDependencies, Caller } from "./dependencies.ts";
import { signIn, signUp } from "./service.ts";

const longestDevice = 300;
/** A form of an account, with room for the longest token. */
const formBytes = 16 * 1024;

function readCaller(
  { request, setHeader }: Pick<CallRequest<AnyCall>, "request" | "setHeader">,
  publicUrl: string | undefined,
): Caller {
  const { headers, ip } = request;
  const [first = ""] = (headers["accept-language"] ?? "").split(/\W/);
  const site = siteOf(request, publicUrl);
  return {
    address: ip,
    device: (headers["user-agent"] ?? "").slice(0, longestDevice),
    cookies: headers.cookie,
    site,
    rp: relyingPartyOf(site),
    setCookie: (cookie) => setHeader("set-cookie", cookie),
    language: spokenLanguages.find((spoken) => spoken === first.toLowerCase()) ?? "en",
  };
}

interface Needs extends AuthDependencies {
  publicUrl: string | undefined;
  /** Whether other software reaches this Katha by the Model Context Protocol. */
  mcp: boolean;
}

export function authRoutes(register: RegisterCall, needs: Needs): void {
  const { limits } = needs;
  const proof = {
    bodyLimit: formBytes,
    limit: ({ request }: Asker) => limits.before.proof(request.ip),
  };
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
  const callerOf = (call: Parameters<typeof readCaller>[0]) => readCaller(call, needs.publicUrl);
  secondFactorRoutes(register, needs, callerOf);
  federatedRoutes(register, needs, callerOf);
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
  const nameByProxy = proxyNames(needs.proxyHeaders);
  register(signInWays, async ({ request }) => ({
    google_client_id: needs.google?.clientId ?? null,
    providers: needs.openId.map(({ key, name }) => ({ key, name })),
    proxy_name: nameByProxy(request),
    passwords: needs.allowsPasswords,
    registration: needs.siteSettings.now().registration.rule,
  }));
  register(googleSignIn, (call) => signInWithGoogle(needs, call.body, callerOf(call)), proof);
  register(refresh, ({ body }) => renewSignIn(needs, body.refresh_token), { bodyLimit: formBytes });
  register(logout, ({ viewer, request }) =>
    signOutHere(needs, signedIn(viewer), siteOf(request, needs.publicUrl)),
  );
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
    (call) => askForNewEmail(needs, call.body, signedIn(call.viewer), callerOf(call)),
    ownPassword,
  );
  register(
    changePasswordCall,
    (call) => changePassword(needs, call.body, signedIn(call.viewer), callerOf(call)),
    ownPassword,
  );
  register(listSignIns, ({ viewer }) => devicesOf(needs, signedIn(viewer)));
  register(endSignIn, ({ viewer, params }) => signOutDevice(needs, signedIn(viewer), params.id));
  register(endAllSignIns, ({ viewer }) => signOutEverywhere(needs, signedIn(viewer)));
}
