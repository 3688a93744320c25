import { Problem } from "../../../lib/problem.ts";

const mostTries = 3;

/**
 * Tries what must read a story that nobody saves meanwhile. An attempt answers undefined where the story was saved
 * while it ran, and is made again; after three of them the caller is told to try later.
 */
export async function retryWhenSaved<Answer>(
  attempt: () => Promise<Answer | undefined>,
): Promise<Answer> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
  }
  const detail =
    "This story is being saved at this very moment, so nothing was begun or published. Try again in a moment.";
  throw new Problem(409, "being_saved", detail);
}
