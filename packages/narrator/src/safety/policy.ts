import { audienceOf, type Audience } from "@katha/storygraph";

const always =
  "Never write sexual content that involves anyone under eighteen, praise or instructions for self-harm, " +
  "instructions for real weapons, drugs or crimes, or contempt for a people, a faith, a caste or a gender. " +
  "Gods and holy figures are told of with respect. If the story or the player leads there, turn the scene " +
  "aside within the story, without a lecture.";

const byAudience: Readonly<Record<Audience, string>> = {
  family:
    "This story is for families with children. Danger, battle, loss and death may be told as an epic tells them, " +
    "without wounds described or cruelty dwelt on. No swearing, no sexual content beyond a chaste kiss, no drugs, " +
    "no suicide.",
  teen:
    "This story is for teenagers and up. Violence may be felt but is not gory; romance stays chaste on the page; " +
    "swearing is mild and rare; drugs and suicide are never shown as a way out.",
  mature:
    "This story is for adults. Violence, despair and desire may be told honestly; nothing is explicit for its own " +
    "sake, and sexual acts happen off the page.",
};

/** The content rating as an instruction to a model. An unknown rating counts as family. */
export function policyFor(contentRating: string): string {
  return `${byAudience[audienceOf(contentRating)]} ${always}`;
}
