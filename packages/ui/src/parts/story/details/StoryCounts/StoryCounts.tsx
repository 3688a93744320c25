import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../../messages/site/common.ts";
import { count, countKinds, counts, kinds } from "./styles.ts";

export interface StoryCountsProps {
  likes: number;
  plays: number;
  bookmarks: number;
}

/** Likes, plays and bookmarks: numbers on the screen, sentences for screen readers. */
export function StoryCounts(props: StoryCountsProps) {
  const t = useMessages(commonMessages);
  const { compact, number } = useFormats();
  return (
    <span css={counts}>
      {countKinds.map((kind) => (
        <span
          key={kind}
          css={[count, kinds[kind]]}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a figure with its sign, said as a sentence
          role="img"
          aria-label={t(`story.${kind}`, { count: props[kind], amount: number(props[kind]) })}
        >
          {compact(props[kind])}
        </span>
      ))}
    </span>
  );
}
