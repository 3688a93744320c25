import { capital, closed } from "../../text/sentences.ts";

/** The bible's note on a person or thing, as a sentence. */
export function noted(name: string, about: string, language: string): string {
  const bare = about.replace(/(?<![.।۔])[.।۔]+$/u, "");
  const isSplit = /^\p{Lu}|[:：]/u.test(bare);
  return isSplit
    ? `${closed(capital(name), language)} ${closed(capital(bare), language)}`
    : closed(`${capital(name)}: ${bare}`, language);
}
