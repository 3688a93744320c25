import { whatAnErrorSays } from "./what-an-error-says.ts";

/** Every way in which a narrator can fail, and the message that players read. */
const faultWords = {
  silent: "The narrator did not answer. Nothing was charged; try again.",
  broken_off: "The narrator broke off in the middle. Nothing was charged; try again.",
  refused: "The narrator would not tell this part. Nothing was charged; try something else.",
  unfit: "What was told does not belong in this story. Nothing was charged; try again.",
  beyond_rating:
    "What was told does not suit this story's audience. Nothing was charged; try again.",
} as const;
export type FaultKind = keyof typeof faultWords;

interface FaultDetails {
  provider: string;
  /** The provider's HTTP status, if it answered at all. */
  status?: number | undefined;
  /** For the log. Never the provider's own words, which may contain the key. */
  why?: string;
  /** Seconds to wait before the provider may be asked again. */
  retryAfter?: number | undefined;
}

export class NarratorFault extends Error {
  override name = "NarratorFault";
  readonly kind: FaultKind;
  readonly provider: string;
  readonly status: number | undefined;
  readonly why: string;
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, { provider, status, why = kind, retryAfter }: FaultDetails) {
    super(faultWords[kind]);
    this.kind = kind;
    this.provider = provider;
    this.status = status;
    this.why = why;
    this.retryAfter = retryAfter;
  }
}

function fieldOf(error: unknown, field: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, field) : undefined;
}

function secondsOf(headers: unknown): number | undefined {
  const seconds = Number(fieldOf(headers, "retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Error codes of systems: short, and made of letters, digits and underscores. */
function codeOf(error: unknown, depth = 0): string | undefined {
  const code = fieldOf(error, "code");
  if (typeof code === "string" && /^\w{1,40}$/.test(code)) return code;
  const cause = fieldOf(error, "cause");
  return cause === undefined || depth > 3 ? undefined : codeOf(cause, depth + 1);
}

/** What went wrong, without the provider's own words. */
export function faultOf(error: unknown, kind: FaultKind, provider: string): NarratorFault {
  if (error instanceof NarratorFault) return error;
  const told = fieldOf(error, "statusCode");
  const status = typeof told === "number" ? told : undefined;
  const name = fieldOf(error, "name");
  const body = fieldOf(error, "responseBody");
  const said = whatAnErrorSays(status, typeof body === "string" ? body : "");
  return new NarratorFault(kind, {
    provider,
    status,
    why: said ?? codeOf(error) ?? (typeof name === "string" ? name : "error"),
    retryAfter: secondsOf(fieldOf(error, "responseHeaders")),
  });
}
