import { notFound, Problem } from "./problem.ts";

export function storyNotFound(): Problem {
  return notFound("story_not_found", "This story is not on our shelves.");
}

export function notYours(): Problem {
  return new Problem(403, "not_yours", "Only its author can change this story.");
}
