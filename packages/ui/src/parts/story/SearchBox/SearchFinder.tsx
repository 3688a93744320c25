import { Finder } from "../../../primitives/fields/Finder/Finder.tsx";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import { searchLimit } from "../../../tokens/constants.ts";
import { navWords } from "../../../words/nav/words.ts";
import { searchWords } from "../../../words/search/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import type { StorySummary } from "../story.ts";
import type { SearchBoxProps } from "./SearchBox.tsx";
import { searchLine } from "./searchLine.ts";
import * as styles from "./styles.ts";
import { useAsked } from "./useAsked.ts";

export interface SearchFinderProps extends SearchBoxProps {
  query: string;
  onQuery: (query: string) => void;
  /** Somebody is writing already. */
  writing: boolean;
}

/** The field with what it found. */
export function SearchFinder({ query, onQuery, onSearch, answer, writing }: SearchFinderProps) {
  const say = useWords(navWords);
  const tell = useWords(searchWords);
  const asked = query.trim();
  useAsked(asked, onSearch);
  const answered = answer?.query === asked ? answer.stories : undefined;
  const stories = answered?.slice(0, searchLimit) ?? [];
  return (
    <Finder
      label={say("nav.search")}
      query={query}
      onQuery={onQuery}
      items={stories}
      option={Found}
      said={useSaid(answered, stories.length)}
      listLabel={tell("search.results")}
      clearLabel={tell("search.clear")}
      writing={writing}
    />
  );
}

function useSaid(answered: readonly StorySummary[] | null | undefined, count: number): string {
  const tell = useWords(searchWords);
  const { number } = useLanguage();
  if (answered === undefined) return tell("search.searching");
  if (answered === null) return tell("search.failed");
  if (count === 0) return tell("search.none");
  return tell("search.found", { count, amount: number(count) });
}

function Found({ item: story }: { item: StorySummary }) {
  const { say } = useLanguage();
  const tell = useWords(searchWords);
  const own = { lang: story.language, dir: "auto" } as const;
  const author = story.author.name.trim() || say("story.unknownAuthor");
  return (
    <>
      <span css={styles.cover}>
        <Picture source={story.cover && { ...story.cover, alt: "" }} seed={story.id} sizes="96px" />
      </span>
      <span css={styles.words}>
        <span css={styles.title} {...own}>
          {story.title.trim() || say("story.untitled")}
        </span>
        <span css={styles.line} {...own}>
          {searchLine(story) || say("story.noDescription")}
        </span>
        <span css={styles.foot}>
          {story.category !== null && <span css={styles.category}>{story.category}</span>}
          <span>{tell("search.by", { author })}</span>
        </span>
      </span>
    </>
  );
}
