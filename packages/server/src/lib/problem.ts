import type { FieldProblem } from "@katha/api/contract";

/** An answer that is an error on purpose. Thrown anywhere below a route, it reaches the client as it is. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  readonly code: string;
  readonly detail: string | FieldProblem[];
  /** Further fields of the answer, such as what a turn would have cost. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    detail: string | FieldProblem[],
    more: { fields?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(typeof detail === "string" ? detail : code);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = more.fields ?? {};
    this.headers = more.headers ?? {};
  }
}

export function notFound(detail: string): Problem {
  return new Problem(404, "not_found", detail);
}

export function signInNeeded(): Problem {
  return new Problem(401, "sign_in_needed", "You need to be logged in to do this.", {
    headers: { "www-authenticate": "Bearer" },
  });
}

export function notAllowed(detail = "This is for administrators."): Problem {
  return new Problem(403, "not_allowed", detail);
}
