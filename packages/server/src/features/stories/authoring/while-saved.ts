import { Problem } from "../../../lib/problem.ts";

const mostTries = 3;

/**
 * Runs again what found that the story was saved while it ran: undefined asks for another try. Whoever saves without
 * pause makes nobody wait for ever.
 */
export async function whileSaved<Answer>(
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
