/** A path such as "body.title", with its message. */
export interface PathFault {
  path: string;
  message: string;
}

/** Why a story was not saved: a sentence, or a list that is joined into one. */
export type StoryFailure = string | readonly PathFault[];

/** The author's form joins the list with commas, the administrators' with periods. */
export function joinedFaults(failure: StoryFailure, by: ", " | ". " = ", "): string {
  if (typeof failure === "string") return failure;
  return failure.map(({ path, message }) => `${path}: ${message}`).join(by);
}
