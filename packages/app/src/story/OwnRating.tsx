import type { StoryDetail } from "@katha/api";
import { engagementApi } from "@katha/api/engagement";
import { RateStory, type RatingStep, useMessages } from "@katha/ui";
import { ratingMessages } from "@katha/ui/screens";
import { useFailure } from "../errors/useFailure.ts";

interface OwnRatingProps {
  story: string;
  reading: StoryDetail["reading"];
}

export function OwnRating({ story, reading }: OwnRatingProps) {
  const failureText = useFailure();
  const t = useMessages(ratingMessages);
  const [rate, { isLoading, isSuccess, error, originalArgs }] =
    engagementApi.useRateStoryMutation();
  const known = reading?.rating ?? null;
  const shown = isLoading ? (originalArgs?.rating ?? known) : known;
  return (
    <RateStory
      value={shown as RatingStep | null}
      onValueChange={(rating) => void rate({ id: story, rating })}
      justRated={isSuccess}
      failure={error && failureText(error, t("rate.failed"))}
    />
  );
}
