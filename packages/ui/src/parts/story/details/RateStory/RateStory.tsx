import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Rating } from "../../../../primitives/fields/Rating/Rating.tsx";
import type { RatingStep } from "../../../../primitives/fields/Rating/Rating.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { ratingMessages } from "../../../../messages/players/rating.ts";
import { panel, thanks } from "./styles.ts";

export interface RateStoryProps {
  /** What the reader gave; null before they did. */
  value: RatingStep | null;
  /** Also when they change their mind. */
  onValueChange: (value: RatingStep) => void;
  /** It was given now, and not long ago. */
  justRated?: boolean;
  failure?: string | undefined;
}

/** A story that one has finished can be given one to five stars, and others later. */
export function RateStory({ value, onValueChange, justRated = false, failure }: RateStoryProps) {
  const t = useMessages(ratingMessages);
  return (
    <div css={panel}>
      <Rating
        label={t(value === null ? "rate.ask" : "rate.yours")}
        value={value}
        onValueChange={onValueChange}
      />
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <output css={thanks}>{justRated && failure === undefined ? t("rate.thanks") : ""}</output>
    </div>
  );
}
