import { useLatest } from "../../../primitives/useLatest.ts";
import { useIsHydrated } from "../../../primitives/useIsHydrated.ts";
import { useEffect, useRef, useState } from "react";
import type { TraitCount } from "@katha/api/shapes";
import type { ReactNode } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { useNear } from "../../../primitives/actions/LazyLoad/useNear.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import {
  CloseIcon,
  FilterIcon,
  SearchIcon,
  SurpriseIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { Drawer } from "../../../primitives/overlays/Drawer/Drawer.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { browseMessages } from "../../../messages/players/browse.ts";
import { ShelfPart } from "../../../parts/story/shelf/ShelfPart/ShelfPart.tsx";
import type { ShelfList } from "../../../parts/story/shelf/shelf.ts";
import { StoryCard } from "../../../parts/story/library/StoryCard/StoryCard.tsx";
import { StoryFilters } from "../../../parts/story/library/StoryFilters/StoryFilters.tsx";
import {
  countChosen,
  storySortNames,
  toggled,
  type StoriesQuery,
} from "../../../parts/story/library/StoryFilters/filters.ts";
import { useTraitLabel } from "../../../parts/story/library/StoryFilters/useTraitLabel.ts";
import type { CardStory } from "../../../parts/story/story.ts";
import { searchTextLength } from "../../../tokens/constants.ts";
import * as styles from "./styles.ts";

export interface StoriesScreenProps extends ElementProps<"div", "onPlay"> {
  /** What is asked for. */
  query: StoriesQuery;
  /** Called with what is asked for next. */
  onQueryChange: (query: StoriesQuery) => void;
  /** The stories, or why they are not available. */
  list: ShelfList<CardStory>;
  /** How many stories there are; absent until it is known. */
  total?: number | undefined;
  /**
   * The numbers are estimates.
   * @default false
   */
  isEstimate?: boolean;
  /** The values that filters offer; those that are asked for are among them. */
  options: readonly TraitCount[];
  /** Loads the stories again. */
  onRetry: () => void;
  /** Loads the next page. */
  onMore: () => void;
  /** Called with the story's id when PLAY is pressed; without it there are no PLAY buttons. */
  onPlay?: (id: string) => void;
  /** Opens any story. */
  onSurprise: () => void;
  /**
   * A story is being picked.
   * @default false
   */
  surprising?: boolean;
  /** Below the list: the filter for mature stories. */
  filter?: ReactNode;
}

/** The stories that were asked for, by words and by traits. */
export function StoriesScreen(props: StoriesScreenProps) {
  const {
    query,
    onQueryChange,
    list,
    total,
    isEstimate = false,
    options,
    onRetry,
    onMore,
    onPlay,
    onSurprise,
    surprising = false,
    filter,
    ...root
  } = props;
  const t = useMessages(browseMessages);
  const { number } = useFormats();
  const [filtering, setFiltering] = useState(false);
  const chosen = countChosen(query.chosen);
  const hasWords = query.q.trim() !== "";
  const sort = hasWords || query.sort !== "match" ? query.sort : "trending";
  const counted = total === undefined ? undefined : { count: total, amount: number(total) };
  // Their controls hide native ones with style attributes, which a page of the server may not have.
  const isHydrated = useIsHydrated();
  const filters = isHydrated && (
    <StoryFilters
      options={options}
      chosen={query.chosen}
      onChosenChange={(next) => onQueryChange({ ...query, chosen: next })}
    />
  );
  const items = list.state === "ready" ? list.items : [];
  const saysLanguage = new Set(items.map(({ language }) => language)).size > 1;
  return (
    <div css={styles.page} {...root}>
      <header css={styles.head}>
        <div>
          <h1 css={styles.title}>
            {hasWords ? t("browse.titleOf", { words: query.q.trim() }) : t("browse.title")}
          </h1>
          <p css={styles.note}>{t("browse.note")}</p>
        </div>
        <Words key={query.q} words={query.q} onWords={(q) => onQueryChange({ ...query, q })} />
        <div css={styles.tools}>
          <Button
            css={styles.onlyNarrow}
            icon={FilterIcon}
            aria-haspopup="dialog"
            onClick={() => setFiltering(true)}
          >
            {chosen > 0
              ? t("browse.filtersChosen", { amount: number(chosen) })
              : t("browse.filters")}
          </Button>
          {isHydrated && (
            <Select
              compact
              hideLabel
              label={t("sort.label")}
              options={storySortNames
                .filter((name) => hasWords || name !== "match")
                .map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={sort}
              onValueChange={(value) => onQueryChange({ ...query, sort: value })}
            />
          )}
          <Button variant="ghost" icon={SurpriseIcon} loading={surprising} onClick={onSurprise}>
            {t("browse.surprise")}
          </Button>
        </div>
        {(sort === "trending" || sort === "finished") && <p css={styles.why}>{t(`why.${sort}`)}</p>}
        {chosen > 0 && <Chosen options={options} query={query} onQueryChange={onQueryChange} />}
      </header>
      <div css={styles.columns}>
        <aside css={styles.aside} aria-label={t("browse.filters")}>
          {filters}
        </aside>
        <div css={styles.results}>
          <ShelfPart
            layout="stories"
            title={
              counted
                ? t(isEstimate ? "browse.countAbout" : "browse.count", counted)
                : t("browse.loading")
            }
            aria-live="polite"
            list={list}
            empty={t("browse.none")}
            onRetry={onRetry}
            onMore={onMore}
          >
            {(story, at) => (
              <li key={story.id}>
                <StoryCard
                  story={story}
                  {...(at < 4 && { priority: true })}
                  {...(saysLanguage && { saysLanguage })}
                  {...(onPlay && { onPlay })}
                />
              </li>
            )}
          </ShelfPart>
          {list.state === "ready" &&
            list.hasMore &&
            !list.loadingMore &&
            list.moreError === undefined &&
            items.length < mostByItself && <End key={items.length} onNear={onMore} />}
          {filter}
        </div>
      </div>
      <Drawer
        open={filtering}
        onOpenChange={() => setFiltering(false)}
        side="bottom"
        title={t("browse.filters")}
      >
        {filters}
        <div css={styles.done}>
          <Button variant="primary" onClick={() => setFiltering(false)}>
            {counted
              ? t(isEstimate ? "browse.countAbout" : "browse.count", counted)
              : t("browse.show")}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}

/** So many stories come while one scrolls; then a button is pressed, so that the page has an end. */
const mostByItself = 100;

/** The end of the list: when it comes near the screen, the next page is fetched. */
function End({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, true);
  const more = useLatest(onNear);
  useEffect(() => {
    if (isNear) more.current();
  }, [isNear, more]);
  return <div ref={place} />;
}

interface WordsProps {
  words: string;
  onWords: (words: string) => void;
}

function Words({ words, onWords }: WordsProps) {
  const t = useMessages(browseMessages);
  const [written, setWritten] = useState(words);
  return (
    <search>
      <form
        css={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          onWords(written.trim());
        }}
      >
        <TextField
          hideLabel
          label={t("browse.words")}
          placeholder={t("browse.words")}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={searchTextLength}
          prefix={<Icon icon={SearchIcon} />}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <Button type="submit">{t("browse.search")}</Button>
      </form>
    </search>
  );
}

type ChosenProps = Pick<StoriesScreenProps, "options" | "query" | "onQueryChange">;

function Chosen({ options, query, onQueryChange }: ChosenProps) {
  const t = useMessages(browseMessages);
  const labelOf = useTraitLabel();
  const { chosen } = query;
  const asked = options.filter(({ trait, value }) => chosen[trait]?.includes(value));
  return (
    <ul css={styles.chosen} aria-label={t("browse.chosen")}>
      {asked.map((option) => (
        <li key={`${option.trait} ${option.value}`}>
          <Button
            size="small"
            icon={CloseIcon}
            aria-label={t("browse.remove", { name: labelOf(option) })}
            onClick={() => onQueryChange({ ...query, chosen: toggled(chosen, option) })}
          >
            {labelOf(option)}
          </Button>
        </li>
      ))}
      <li>
        <Button
          size="small"
          variant="ghost"
          onClick={() => onQueryChange({ ...query, chosen: {} })}
        >
          {t("browse.clear")}
        </Button>
      </li>
    </ul>
  );
}
