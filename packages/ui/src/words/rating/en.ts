/** What a reader says of a story that they have finished. */
export const ratingEn = {
  "rate.ask": "How did you like this story?",
  "rate.yours": "Your stars",
  "rate.thanks": "Thank you. You can change your mind at any time.",
  "rate.failed": "Your stars did not arrive. Try again.",
} as const;

export type RatingWordKey = keyof typeof ratingEn;
