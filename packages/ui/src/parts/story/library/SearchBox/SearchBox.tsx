import { useLayoutEffect, useRef, useState } from "react";
import { box, input } from "../../../../primitives/fields/Finder/styles.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { SearchIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { useLoadOnIntent } from "../../../../primitives/actions/LazyLoad/useLoadOnIntent.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { navMessages } from "../../../../messages/site/nav.ts";
import type { CardStory } from "../../story.ts";

/** As much of a story as a result shows. */
export type FoundStory = Pick<
  CardStory,
  | "id"
  | "title"
  | "tagline"
  | "storyDescription"
  | "coverImageUrl"
  | "author"
  | "category"
  | "language"
  | "isVeiled"
>;

/** The result of a search; it is not shown for another query. */
export interface SearchAnswer {
  /** The query that was searched for. */
  query: string;
  /** The stories found, best first; null if the search failed. */
  stories: readonly FoundStory[] | null;
}

/** Other props are passed to the `search` element around the field. */
export interface SearchBoxProps extends ElementProps<"search", "onSelect"> {
  /** Called with the trimmed, non-empty query 300 ms after the last change. */
  onSearch: (query: string) => void;
  /** The latest result. */
  answer?: SearchAnswer | undefined;
  /** The address of all results for a query, where Enter leads; without it Enter opens the first story. */
  allHref?: ((query: string) => string) | undefined;
}

const fetchFinder = () => import("./SearchFinder.tsx").then(({ SearchFinder }) => SearchFinder);

/**
 * Search by title. A plain field is rendered with the page; the combobox is loaded on focus
 * or hover and takes over its text and focus.
 */
export function SearchBox(props: SearchBoxProps) {
  const {
    onSearch: _onSearch,
    answer: _answer,
    allHref: _allHref,
    onPointerEnter,
    ...root
  } = props;
  const t = useMessages(navMessages);
  const [Finder, reach] = useLoadOnIntent(fetchFinder);
  const [query, setQuery] = useState("");
  const [composing, setComposing] = useState(false);
  const [writing, setWriting] = useState(false);
  const [entered, setEntered] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The reader may have typed before the server-rendered page was hydrated.
  useLayoutEffect(() => {
    const written = field.current?.value;
    if (!written) return;
    setQuery(written);
    setWriting(field.current === document.activeElement);
    void reach();
    // oxlint-disable-next-line react/exhaustive-deps -- only the initial value matters
  }, []);
  if (Finder !== null && !composing) {
    return (
      <Finder
        {...props}
        query={query}
        onQueryChange={setQuery}
        writing={writing}
        entered={entered}
      />
    );
  }
  return (
    <search
      css={box}
      {...root}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        void reach();
      }}
    >
      <Icon icon={SearchIcon} />
      <input
        ref={field}
        css={input}
        type="search"
        aria-label={t("nav.search")}
        placeholder={t("nav.search")}
        autoComplete="off"
        value={query}
        onFocus={() => {
          setWriting(true);
          void reach();
        }}
        onBlur={() => setWriting(false)}
        onChange={(event) => {
          setEntered(false);
          setQuery(event.currentTarget.value);
          // It may have been refused when the field took the focus.
          void reach();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
          setEntered(query.trim() !== "");
          void reach();
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </search>
  );
}
