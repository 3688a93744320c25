import { Problem } from "../../../lib/problem.ts";

const mostTries = 3;

/**
 * Retries work that fails if its story is saved meanwhile. An attempt that returns undefined because of such a save is
 * repeated; after three attempts the caller is told to try later.
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
