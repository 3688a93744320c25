import { Problem } from "../../../lib/problem.ts";

export function notOffered(): Problem {
  return new Problem(404, "not_offered", "No model is configured that could help to write.");
}

export function noSuggestion(): Problem {
  return new Problem(503, "no_suggestion", "Nothing came of it this time. Try again.", {
    headers: { "retry-after": "5" },
  });
}
