import { Problem } from "../../lib/problem.ts";

export const busy = new Problem(
  503,
  "busy",
  "Many people are here at once. Try again in a moment.",
  {
    headers: { "retry-after": "5" },
  },
);
