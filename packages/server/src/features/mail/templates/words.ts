import english from "./english.json" with { type: "json" };
import hindi from "./hindi.json" with { type: "json" };
import type { EmailFacts, EmailKind, EmailText, NewsLine } from "./template.ts";

/** A language's emails, with `{names}` of what stands in them. */
interface EmailWords {
  greeting: string;
  greeting_unnamed: string;
  closing: string;
  phrases: Record<Exclude<NewsLine["kind"], "task_completed">, string> &
    Record<
      "task_completed_one" | "task_completed_other" | "more_news" | "suspended" | "suspended_until",
      string
    >;
  /** A line `{news}` stands for all of them. */
  emails: Record<EmailKind, Omit<EmailText, "greeting" | "closing">>;
}

const words = { en: english, hi: hindi } satisfies Record<string, EmailWords>;

export type EmailLanguage = keyof typeof words;
/** Readers of another language of the interface get emails in English. */
export const emailLanguages = Object.keys(words) as readonly EmailLanguage[];

type Values = Readonly<Record<string, string | number>>;

/** Puts values where their names stand; what they hold is not looked at again. */
const filled = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));

function newsLine(line: NewsLine, phrases: EmailWords["phrases"]): string {
  if (line.kind !== "task_completed") return filled(phrases[line.kind], { title: line.title });
  const { count, coins } = line;
  const phrase = count === 1 ? phrases.task_completed_one : phrases.task_completed_other;
  return filled(phrase, { count, coins });
}

/** An email's texts in a language. */
export function emailText(
  kind: EmailKind,
  language: EmailLanguage,
  { name, title = "", reason = "", until, news = { lines: [], more: 0 } }: EmailFacts,
): EmailText {
  const { greeting, greeting_unnamed, closing, phrases, emails }: EmailWords = words[language];
  const { subject, before, ...more } = emails[kind];
  const suspended =
    until === undefined ? phrases.suspended : filled(phrases.suspended_until, { until });
  const values = { title, reason, suspended };
  const newsLines = [
    ...news.lines.map((line) => newsLine(line, phrases)),
    ...(news.more > 0 ? [filled(phrases.more_news, { more: news.more })] : []),
  ];
  return {
    ...more,
    subject: filled(subject, values),
    greeting: name ? filled(greeting, { name }) : greeting_unnamed,
    before: before.flatMap((line) => (line === "{news}" ? newsLines : [filled(line, values)])),
    closing,
  };
}
