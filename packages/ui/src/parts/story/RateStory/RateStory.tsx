import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Rating } from "../../../primitives/fields/Rating/Rating.tsx";
import type { RatingStep } from "../../../primitives/fields/Rating/Rating.tsx";
import { ratingWords } from "../../../words/rating/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { panel, thanks } from "./styles.ts";

export interface RateStoryProps {
  /** What the reader gave; null before they did. */
  value: RatingStep | null;
  /** Also when they change their mind. */
  onRate: (value: RatingStep) => void;
  /** It was given now, and not long ago. */
  given?: boolean;
  failure?: string | undefined;
}

/** A story that one has finished can be given one to five stars, and others later. */
export function RateStory({ value, onRate, given = false, failure }: RateStoryProps) {
  const say = useWords(ratingWords);
  return (
    <div css={panel}>
      <Rating
        label={say(value === null ? "rate.ask" : "rate.yours")}
        value={value}
        onRate={onRate}
      />
      {failure !== undefined && <Callout tone="madder">{failure}</Callout>}
      <output css={thanks}>{given && failure === undefined ? say("rate.thanks") : ""}</output>
    </div>
  );
}
