import { secondFactorsMax } from "@katha/api/contract";
import { notFound, Problem } from "../../../lib/problem.ts";

/** At the second step of signing in the caller is not signed in yet (401); later the account is known (403). */
export function secondFactorWrong(status: 401 | 403, user?: string): Problem {
  const detail = "This code or passkey is not right, or was used before. Nothing has changed.";
  return new Problem(status, "second_factor_wrong", detail, { logged: user ? { user } : {} });
}

export function challengeEnded(): Problem {
  const detail = "This took too long, or was used already. Nothing has changed. Start again.";
  return new Problem(400, "challenge_ended", detail);
}

export function secondFactorNotFound(): Problem {
  return notFound("second_factor_not_found", "Your account has no such second factor.");
}

export function noSecondFactor(): Problem {
  return new Problem(409, "no_second_factor", "The account has no second factor.");
}

export function tooManySecondFactors(): Problem {
  const detail = `An account may have ${secondFactorsMax} second factors. Remove one first.`;
  return new Problem(409, "too_many_second_factors", detail);
}

export function emailUnconfirmed(): Problem {
  const detail = "Confirm your email first: we write to it whenever your second factors change.";
  return new Problem(403, "email_unconfirmed", detail);
}

export function passkeysNeedName(): Problem {
  const detail =
    "Browsers make no passkeys for a bare IP address. Open Katha by its name (on this machine: localhost), or use an authenticator app.";
  return new Problem(409, "passkeys_need_name", detail);
}

export function passkeysNeedHttps(): Problem {
  const detail =
    "Browsers make passkeys over https:// alone. Use an authenticator app here instead.";
  return new Problem(409, "passkeys_need_https", detail);
}

export function passkeyRefused(): Problem {
  const detail = "This passkey could not be checked, so it was not added. Try again.";
  return new Problem(403, "passkey_refused", detail);
}

export function passkeyKnown(): Problem {
  return new Problem(409, "passkey_known", "This passkey is there already.");
}
