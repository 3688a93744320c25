import { useMemo } from "react";
import { Finder } from "../../../../primitives/fields/Finder/Finder.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { searchLimit, searchTextLength } from "../../../../tokens/constants.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { searchMessages } from "../../../../messages/players/search.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { navMessages } from "../../../../messages/site/nav.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import type { FoundStory, SearchBoxProps } from "./SearchBox.tsx";
import { searchExcerptOf } from "./search-excerpt.ts";
import * as styles from "./styles.ts";
import { useDebouncedSearch } from "./useDebouncedSearch.ts";

export interface SearchFinderProps extends SearchBoxProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** The field already has the focus. */
  writing: boolean;
  /** Enter has already been pressed in it. */
  entered: boolean;
}

/** The field and its results. */
export function SearchFinder(props: SearchFinderProps) {
  const { query, onQueryChange, onSearch, answer, allHref, writing, entered, ...root } = props;
  const t = useMessages(navMessages);
  const tSearch = useMessages(searchMessages);
  const addresses = useAddresses();
  const asked = query.trim().slice(0, searchTextLength);
  useDebouncedSearch(asked, onSearch);
  const answered = answer?.query === asked ? answer.stories : undefined;
  const items = useMemo(() => {
    const shown = answered?.slice(0, searchLimit) ?? [];
    return shown.map((story): Item => ({ id: story.id, href: addresses.story(story.id), story }));
  }, [answered, addresses]);
  return (
    <Finder<Item>
      {...root}
      label={t("nav.search")}
      query={query}
      onQueryChange={onQueryChange}
      items={items}
      {...(allHref && asked !== "" && { more: { id: allId, href: allHref(asked) } })}
      itemComponent={FoundOrAll}
      status={useSaid(answered, items.length)}
      listLabel={tSearch("search.results")}
      clearLabel={tSearch("search.clear")}
      focusOnMount={writing}
      enterOnMount={entered}
    />
  );
}

const allId = "all";

interface Item {
  id: string;
  href: string;
  /** Absent for all results. */
  story?: FoundStory;
}

function FoundOrAll({ item }: { item: Item }) {
  const t = useMessages(searchMessages);
  return item.story ? (
    <Found story={item.story} />
  ) : (
    <span css={styles.all}>{t("search.all")}</span>
  );
}

function useSaid(answered: readonly FoundStory[] | null | undefined, count: number): string {
  const t = useMessages(searchMessages);
  const { number } = useFormats();
  if (answered === undefined) return t("search.searching");
  if (answered === null) return t("search.failed");
  if (count === 0) return t("search.none");
  return t("search.found", { count, amount: number(count) });
}

function Found({ story }: { story: FoundStory }) {
  const { picture } = useAddresses();
  const categoryName = useShippedNames("category");
  const tStory = useMessages(storyMessages);
  const t = useMessages(searchMessages);
  const own = { lang: story.language, dir: "auto" } as const;
  const author = story.author.displayName.trim() || tStory("story.unknownAuthor");
  return (
    <>
      <span css={styles.cover}>
        <Picture source={picture(story.coverImageUrl, "")} seed={story.id} sizes="96px" />
      </span>
      <span css={styles.words}>
        <span css={styles.title} {...own}>
          {story.title.trim() || tStory("story.untitled")}
        </span>
        <span css={styles.line} {...own}>
          {searchExcerptOf(story) ||
            tStory(story.isVeiled ? "story.veiled" : "story.noDescription")}
        </span>
        <span css={styles.foot}>
          {story.category !== null && (
            <span css={styles.category}>{categoryName(story.category.displayName)}</span>
          )}
          <span>{t("search.by", { author })}</span>
        </span>
      </span>
    </>
  );
}
