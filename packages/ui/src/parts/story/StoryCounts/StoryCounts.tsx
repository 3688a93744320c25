import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { BookmarkIcon, LikeIcon, PlayIcon } from "../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useLanguage } from "../../../words/WordsProvider.tsx";
import { count, counts } from "./styles.ts";

export interface StoryCountsProps {
  likes: number;
  plays: number;
  bookmarks: number;
}

/** Likes, plays and bookmarks, small: figures for the eye, sentences for the ear. */
export function StoryCounts(props: StoryCountsProps) {
  const { say, compact, number } = useLanguage();
  const kinds = [
    { kind: "likes", icon: LikeIcon },
    { kind: "plays", icon: PlayIcon },
    { kind: "bookmarks", icon: BookmarkIcon },
  ] as const;
  return (
    <ul css={counts}>
      {kinds.map(({ kind, icon }) => (
        <li key={kind} css={count}>
          <Icon of={icon} size="small" />
          <span aria-hidden>{compact(props[kind])}</span>
          <VisuallyHidden>
            {say(`story.${kind}`, { count: props[kind], amount: number(props[kind]) })}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
