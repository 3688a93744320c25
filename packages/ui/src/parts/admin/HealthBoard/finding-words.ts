import type { HealthFinding } from "@katha/api/shapes";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { PlainKey, Translate } from "../../../messages/types.ts";
import { bytesIn, spanIn } from "./amounts.ts";
import { momentIn } from "../../../messages/moment-in.ts";

type Table = typeof adminMessages;
type AdviceKey = Extract<keyof Table, `health.do.${string}`>;
type PartKey = Extract<PlainKey<Table>, `health.what.${string}`>;

/** Where more is written; the files come with Katha. */
const guides: Partial<Record<HealthFinding["key"], string>> = {
  version: "health",
  version_newer: "updating",
  disk_low: "health",
  memory_high: "health",
  database_fills: "backups",
  calls_slow: "health",
  mails_kept: "health",
  backup_none: "backups",
  backup_never: "backups",
  backup_failed: "backups",
  certificate_ends: "proxies",
  certificate_over: "proxies",
  server_silent: "several-servers",
  unseen: "health",
};

/** A sentence names only some of these; what the server did not send stays empty. */
const noValues = {
  version: "",
  newest: "",
  free: "",
  all: "",
  used: "",
  limit: "",
  size: "",
  growth: "",
  call: "",
  seconds: "",
  count: 0,
  amount: "",
  oldest: "",
  job: "",
  model: "",
  provider: "",
  why: "",
  age: "",
  next: "",
  ends: "",
  server: "",
  seen: "",
  what: "",
};
type Values = Record<keyof typeof noValues, string | number>;

interface Formats {
  t: Translate<Table>;
  locale: string;
  number: (value: number) => string;
  /** As the tables name it. */
  callName: (call: string) => string;
}

function isPart(key: string): key is PartKey {
  return key in adminMessages;
}

/** `free_bytes` fills in `{free}`: the end of a value's name says its unit. */
function written(name: string, value: unknown, formats: Formats): [string, string | number][] {
  const { t, locale, number, callName } = formats;
  const [, plain = name, unit = ""] = /^(.+)_(bytes|ms|at)$/.exec(name) ?? [];
  if (typeof value === "number") {
    if (unit === "bytes") return [[plain, bytesIn(locale, value)]];
    if (unit === "ms") return [[plain, spanIn(locale, value)]];
    if (name === "count")
      return [
        ["count", value],
        ["amount", number(value)],
      ];
    return [[name, number(value)]];
  }
  const text = typeof value === "string" ? value : "";
  if (unit === "at") return [[plain, momentIn(locale, text)]];
  if (name === "call") return [[name, callName(text)]];
  const part = `health.what.${text}`;
  return [[name, name === "what" && isPart(part) ? t(part) : text]];
}

const isKnown = (key: string): key is HealthFinding["key"] => `health.is.${key}` in adminMessages;

function hasAdvice(key: string): key is AdviceKey {
  return key in adminMessages;
}

/** What is the case, what to do, and where more is written. */
export function findingWords(
  { key, values }: Pick<HealthFinding, "key" | "values">,
  formats: Formats,
) {
  const { t } = formats;
  const known = isKnown(key) ? key : "unseen";
  const filled: Values = {
    ...noValues,
    ...Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => written(name, value, formats)),
    ),
  };
  const advice = `health.do.${known}`;
  const guide = guides[known];
  return {
    is: t(`health.is.${known}`, filled),
    advice: hasAdvice(advice) ? t(advice) : undefined,
    guide: guide && `docs/guides/${guide}.md`,
  };
}
