import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Rating } from "../../../../primitives/fields/Rating/Rating.tsx";
import type { RatingStep } from "../../../../primitives/fields/Rating/Rating.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { ratingMessages } from "../../../../messages/players/rating.ts";
import { panel, thanks } from "./styles.ts";

export interface RateStoryProps extends ElementProps<"div"> {
  /** The reader's rating; null if there is none yet. */
  value: RatingStep | null;
  /** Called with the new rating, also when it is changed. */
  onValueChange: (value: RatingStep) => void;
  /**
   * The rating was just given: a thank-you is shown.
   * @default false
   */
  justRated?: boolean;
  /** Why it could not be saved. */
  failure?: string | undefined;
}

/** Lets a reader who has finished a story rate it with one to five stars, and change that later. */
export function RateStory(props: RateStoryProps) {
  const { value, onValueChange, justRated = false, failure, ...root } = props;
  const t = useMessages(ratingMessages);
  return (
    <div css={panel} {...root}>
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
