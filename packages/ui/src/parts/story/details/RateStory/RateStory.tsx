import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Rating } from "../../../../primitives/fields/Rating/Rating.tsx";
import type { RatingStep } from "../../../../primitives/fields/Rating/Rating.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { ratingMessages } from "../../../../messages/players/rating.ts";
import { panel, thanks } from "./styles.ts";

export interface RateStoryProps extends ElementProps<"div"> {
  /** What the reader gave; null before they did. */
  value: RatingStep | null;
  /** Called with the stars, also when the reader changes their mind. */
  onValueChange: (value: RatingStep) => void;
  /** It was given now, and not long ago: thanks are said. */
  justRated?: boolean;
  /** Why it could not be kept. */
  failure?: string | undefined;
}

/** A story that one has finished can be given one to five stars, and others later. */
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
