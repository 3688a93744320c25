import type { UserRow } from "../../users/service.ts";
import { invalidField } from "../../../lib/problem.ts";

/**
 * The estimate's cost grows with the square of the length, and this many characters are enough to judge any password.
 */
const lettersRead = 64;
/** Scores are 0 to 4; lower ones mean fewer than a hundred million guesses. */
const leastScore = 3;
/** What stands beside a name is guessed with it. */
const leastBesideNames = 2;
/** In addition to the common list: words that users here would think of first. */
const localWords = [
  ..."katha kathaa story kahani india bharat hindustan krishna ganesha ganesh shiva".split(" "),
  ..."hanuman ramayana mahabharata namaste lakshmi durga saraswati bollywood cricket".split(" "),
];

async function openEstimator() {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const { dictionary, adjacencyGraphs: graphs } = await import("@zxcvbn-ts/language-common");
  return new ZxcvbnFactory({ dictionary: { ...dictionary, local: localWords }, graphs });
}

let estimator: ReturnType<typeof openEstimator> | undefined;

/** What a stranger knows about an account. */
export function namesOf({
  username,
  email,
  display_name,
}: Pick<UserRow, "username" | "email" | "display_name">): string[] {
  return [username, email, display_name];
}

/** What is left of a password without the names that a stranger knows, once or many times. */
function withoutNames(password: string, known: readonly string[]): string {
  const names = known.filter(({ length }) => length >= 3).map((name) => name.toLowerCase());
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ""), password.toLowerCase());
}

/** Whether somebody guessing passwords would try it early. */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  // Loaded when first needed, because the dictionary takes 10 MB.
  estimator ??= openEstimator();
  const known = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  const begin = password.slice(0, lettersRead);
  const loaded = await estimator;
  if (loaded.check(begin, known).score < leastScore) return true;
  const rest = withoutNames(begin, known);
  return rest.length < begin.length && loaded.check(rest).score < leastBesideNames;
}

export async function refuseGuessable(password: string, about: readonly string[]): Promise<void> {
  if (!(await isGuessable(password, about))) return;
  const msg =
    "This password is easy to guess: it is much used, or close to your name. Choose another, or several words that only you would put together.";
  throw invalidField("password_common", ["body", "password"], msg);
}
