import { useLoadWhenIdle, useNear } from "@katha/ui/screens";
import { useRef } from "react";

const fetchSimilar = () =>
  import("./SimilarStories.tsx").then(({ SimilarStories }) => SimilarStories);

/** Stories like one, at the end of a page; fetched when the reader comes near it. */
export function LateSimilar({ story }: { story: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [SimilarStories] = useLoadWhenIdle(fetchSimilar, useNear(place, true));
  return <div ref={place}>{SimilarStories && <SimilarStories key={story} story={story} />}</div>;
}
