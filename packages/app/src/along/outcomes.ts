import { browserStorage } from "@katha/api";

/** As many sessions as are remembered. */
const most = 20;

/** What became of sessions, said where each is read next: one word for each of them. */
function wordsOfSessions<Word extends string>(key: string) {
  const read = (): [session: string, word: string][] =>
    (browserStorage.read(key) ?? "").split(" ").flatMap((pair) => {
      const [session, word] = pair.split(">");
      return session && word ? [[session, word]] : [];
    });
  const write = (all: readonly (readonly [string, string])[]) =>
    browserStorage.write(key, all.map((pair) => pair.join(">")).join(" "));
  const others = (session: string) => read().filter(([one]) => one !== session);
  return {
    of: (session: string) => read().find(([one]) => one === session)?.[1] as Word | undefined,
    note: (session: string, word: Word) =>
      write([...others(session), [session, word] as const].slice(-most)),
    forget: (session: string) => write(others(session)),
  };
}

/** The play that took what was told here, since the session had gone on without it. */
export const branches = wordsOfSessions("katha-along-moved");

/** Why a story may be along no longer. */
const refusals = ["stays_online", "author_keeps_online"] as const;
export type Refusal = (typeof refusals)[number];
export const isRefusal = (code: string | null): code is Refusal =>
  refusals.some((one) => one === code);

/** Sessions that are along no longer, as the server lets them go no more. */
export const broughtBack = wordsOfSessions<Refusal>("katha-along-brought-back");
