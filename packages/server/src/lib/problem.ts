import type { FieldProblem, FieldProblemType, ProblemCode } from "@katha/api/contract";

/** An intended error response. Thrown anywhere in a route, it reaches the client unchanged. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string | FieldProblem[];
  /** Further fields of the response, such as the price of a turn. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the security log, which the client does not see. */
  readonly logged: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: ProblemCode,
    detail: string | FieldProblem[],
    more: {
      fields?: Record<string, unknown>;
      headers?: Record<string, string>;
      logged?: Record<string, unknown>;
    } = {},
  ) {
    super(typeof detail === "string" ? detail : code);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = more.fields ?? {};
    this.headers = more.headers ?? {};
    this.logged = more.logged ?? {};
  }
}

export function notFound(code: ProblemCode, detail: string): Problem {
  return new Problem(404, code, detail);
}

export function signInNeeded(): Problem {
  return new Problem(401, "sign_in_needed", "You need to be logged in to do this.", {
    headers: { "www-authenticate": "Bearer" },
  });
}

export function administratorsOnly(): Problem {
  return new Problem(403, "administrators_only", "This is for administrators.");
}

const administratorsProve =
  "Administrators of this server prove a second factor first: add one on your account page, or enter its code. Nothing has changed.";

export function secondFactorNeeded(detail = administratorsProve): Problem {
  return new Problem(403, "second_factor_needed", detail);
}

/** What an administrator lacks whose rights are an author's until then. */
export function proofNeeded(viewer: {
  lacks_second_factor?: boolean;
  has_printed_password?: boolean;
}): Problem | undefined {
  if (viewer.has_printed_password)
    return new Problem(
      403,
      "password_change_needed",
      "Your password is the one that Katha printed: choose another on your account page first. Nothing has changed.",
    );
  return viewer.lacks_second_factor ? secondFactorNeeded() : undefined;
}

export function ownAccountRefused(detail: string): Problem {
  return new Problem(409, "own_account", detail);
}

/** An error that only the server can find, at its place in the request. */
export function invalidField(
  type: FieldProblemType,
  loc: FieldProblem["loc"],
  msg: string,
): Problem {
  return new Problem(422, "invalid_input", [{ loc, msg, type }]);
}

/** Whoever asks again has to wait. */
export function tooSoon(
  code: "too_many_tries" | "too_many_requests" | "too_many_codes",
  why: string,
  seconds: number,
  instead = "then try again",
): Problem {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const detail = `${why} Wait ${seconds === 1 ? "a second" : wait}, ${instead}.`;
  return new Problem(429, code, detail, {
    headers: { "retry-after": `${seconds}` },
    fields: { retry_after: seconds },
  });
}
