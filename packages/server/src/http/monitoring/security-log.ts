import type { AnyCall, ProblemCode } from "@katha/api/contract";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import type { Problem } from "../../lib/problem.ts";
import type { Secret } from "../../lib/secret.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What the request was refused with. */
    problem: Problem | null;
    /** Who signed in by this request. */
    entered: string | null;
    /** The password was right, and a second factor was asked for. */
    asksForSecondFactor: boolean;
  }
}

/** What a call's success is logged as, by the call's id. docs/security/log.md lists all events. */
const done: Readonly<Record<string, string>> = {
  register: "account.created",
  login: "sign_in.succeeded",
  googleSignIn: "sign_in.succeeded",
  finishOpenIdSignIn: "sign_in.succeeded",
  proxySignIn: "sign_in.succeeded",
  proveSecondFactor: "sign_in.succeeded",
  proveAgain: "second_factor.proved",
  confirmTotp: "second_factor.added",
  confirmPasskey: "second_factor.added",
  removeSecondFactor: "second_factor.removed",
  removeUserSecondFactors: "second_factor.removed",
  newRecoveryCodes: "recovery_codes.renewed",
  endUserSignIns: "sign_in.ended",
  logout: "sign_in.ended",
  endSignIn: "sign_in.ended",
  endAllSignIns: "sign_in.ended",
  makePersonalToken: "personal_token.made",
  endPersonalToken: "personal_token.ended",
  forgotPassword: "password.reset_requested",
  resetPassword: "password.changed",
  changePassword: "password.changed",
  changeEmail: "email.change_requested",
  verifyEmail: "email.confirmed",
  exportAccount: "account.exported",
  deleteAccount: "account.deleted",
  changeRole: "role.changed",
  suspendUser: "account.suspended",
  liftSuspension: "account.suspension_lifted",
};

/** What a refusal is logged as, by the problem's code. */
const refused: Readonly<Partial<Record<ProblemCode, string>>> = {
  wrong_credentials: "sign_in.failed",
  account_suspended: "sign_in.failed",
  openid_refused: "sign_in.failed",
  openid_declined: "sign_in.failed",
  openid_other_browser: "sign_in.failed",
  openid_ended: "sign_in.failed",
  openid_email_unconfirmed: "sign_in.failed",
  openid_other_person: "sign_in.failed",
  proxy_names_nobody: "sign_in.failed",
  proxy_not_trusted: "sign_in.failed",
  passwords_off: "sign_in.failed",
  registration_closed: "account.refused",
  registration_by_invitation: "account.refused",
  registration_by_domain: "account.refused",
  invitation_ended: "link.refused",
  signed_out: "token.refused",
  token_refused: "personal_token.refused",
  wrong_password: "password.refused",
  second_factor_wrong: "second_factor.refused",
  challenge_ended: "second_factor.refused",
  passkey_refused: "second_factor.refused",
  too_many_codes: "limit.reached",
  second_factor_needed: "access.refused",
  password_change_needed: "access.refused",
  bad_link: "link.refused",
  too_many_tries: "limit.reached",
  too_many_sign_ins: "limit.reached",
  administrators_only: "access.refused",
  not_yours: "access.refused",
  cover_unavailable: "cover.refused",
};

function eventOf(
  call: AnyCall | undefined,
  { problem, asksForSecondFactor }: Pick<FastifyRequest, "problem" | "asksForSecondFactor">,
  status: number,
): string | undefined {
  if (problem) return refused[problem.code];
  if (status >= 400 || call === undefined) return undefined;
  if (asksForSecondFactor) return "sign_in.second_factor_asked";
  const isAct = call.access === "admin" && call.method !== "GET";
  return done[call.id] ?? (isAct ? "admin.act" : undefined);
}

/** The account that a visitor named, so that guesses at one can be told from guesses at many; not its name. */
function accountOf({ body }: FastifyRequest, secret: Secret): string | undefined {
  const { email_or_username, email } = Object(body) as Record<string, unknown>;
  const named = email_or_username ?? email;
  if (typeof named !== "string") return undefined;
  const folded = named.trim().normalize("NFKC").toLowerCase();
  return secret.sign("security log", folded).slice(0, 16);
}

interface SecurityLogNeeds {
  logger: FastifyBaseLogger;
  secret: Secret;
}

/**
 * One line for each security event: refusals as warnings, successes as information. They are written at every log level
 * except `silent`, and contain ids and addresses but no names, passwords, tokens or texts.
 */
export function registerSecurityLog(app: FastifyInstance, needs: SecurityLogNeeds): void {
  const { logger, secret } = needs;
  const log =
    logger.level === "silent" ? logger : logger.child({ log: "security" }, { level: "info" });

  app.addHook("preSerialization", async (request, _reply, payload) => {
    const { tokens, user, second_factor } = Object(payload) as {
      tokens?: unknown;
      user?: { id?: string };
      second_factor?: { challenge?: unknown };
    };
    if (second_factor?.challenge !== undefined) request.asksForSecondFactor = true;
    if (tokens !== undefined) request.entered = user?.id ?? null;
    return payload;
  });

  app.addHook("onResponse", async (request, { statusCode }) => {
    const { call } = request.routeOptions.config;
    const { problem, viewer } = request;
    const event = eventOf(call, request, statusCode);
    if (!event) return;
    // Who may not call is refused before the body is read.
    const { proof, role } = Object(request.body) as { proof?: { kind?: string }; role?: string };
    const entry = {
      event,
      call: call?.id,
      status: statusCode,
      code: problem?.code,
      user: viewer?.id ?? request.entered ?? undefined,
      account: viewer ? undefined : accountOf(request, secret),
      proof: proof?.kind,
      target: viewer && call?.access === "admin" ? request.params : undefined,
      role: call?.id === "changeRole" ? role : undefined,
      ip: request.ip,
      request_id: request.id,
      ...problem?.logged,
    };
    if (problem) log.warn(entry);
    else log.info(entry);
  });
}
