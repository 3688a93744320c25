import { notFound, type Problem } from "../../lib/problem.ts";

export function storyNotThere(): Problem {
  return notFound("This story is not on our shelves.");
}
