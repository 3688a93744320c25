import type { ExportAnswer, ImportAnswer } from "@katha/authoring";
import type { Loss, Refusal } from "@katha/exchange";
import type { Translate } from "@katha/ui";
import type { ExchangeLoss, ExportPreview, ImportPreview } from "@katha/ui/author";
import { exchangeMessages, type structureMessages } from "@katha/ui/screens";
import { detailName } from "../scene-details.ts";
import { toFindings } from "../structure/findings.ts";

interface ExchangeWords {
  t: Translate<typeof exchangeMessages>;
  tStructure: Translate<typeof structureMessages>;
}

/** The editor's name for one of our fields; unknown fields keep their own names. */
function fieldName(field: string, { t, tStructure }: ExchangeWords): string {
  const detail = detailName(field, tStructure);
  if (detail !== undefined) return detail;
  const key = `field.${field === "order of words" ? "words" : field}`;
  return isMessage(key) ? t(key) : field;
}

type NameKey = Extract<keyof typeof exchangeMessages, `field.${string}`>;
const isMessage = (key: string): key is NameKey => Object.hasOwn(exchangeMessages, key);

/** What a sentence quotes from the other program, which may be long. */
const quoted: ReadonlySet<string> = new Set(["code", "title", "choice"]);
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text);

/** Why nothing could be read, in the author's language. */
export function refusalSentence(
  { why, line, column, most }: Refusal,
  { t }: ExchangeWords,
): string {
  if (why === "broken_json" && line !== undefined && column !== undefined)
    return t("unreadable.broken_json_at", { line, column });
  return why === "too_long"
    ? t("unreadable.too_long", { millions: (most ?? 0) / 1_000_000 })
    : t(`unreadable.${why}`);
}

/** What an import or export loses, in the author's language. */
export function lossSentence({ code, params }: Loss, words: ExchangeWords): string {
  const values = Object.entries<string | number>(params).map(([name, value]) => {
    if (name === "field") return [name, fieldName(String(value), words)];
    return [name, quoted.has(name) ? short(String(value)) : value];
  });
  // Each code has a sentence; a test holds that none lacks a value.
  const say = words.t as (key: keyof typeof exchangeMessages, values: object) => string;
  return say(`loss.${code}`, Object.fromEntries(values));
}

function toLosses(lost: readonly Loss[], words: ExchangeWords): readonly ExchangeLoss[] {
  return lost.map((loss) => ({
    message: lossSentence(loss, words),
    node: loss.node,
    line: loss.line ?? null,
  }));
}

export function importPreview(
  preview: ImportAnswer["preview"],
  words: ExchangeWords,
): ImportPreview {
  if (preview.kind === "refused") {
    const { line: at, text = "" } = preview;
    const line = at === undefined ? undefined : { at, text };
    return { kind: "unreadable", line, message: refusalSentence(preview, words) };
  }
  const { structure: _structure, format, findings, losses, ...seen } = preview;
  return {
    ...seen,
    format: words.t(`format.${format}`),
    isBundle: format === "bundle",
    findings: toFindings(findings, words.tStructure),
    losses: toLosses(losses, words),
  };
}

export function exportPreviews(
  files: ExportAnswer["files"],
  words: ExchangeWords,
): readonly ExportPreview[] {
  return files.map(({ format, file, losses, beside, renamed }) => ({
    format,
    file,
    renamed,
    losses: toLosses(losses, words),
    beside: beside.map((field) => fieldName(field, words)),
  }));
}
