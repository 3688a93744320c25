import { useLayoutEffect, useRef, useState } from "react";
import { box, input } from "../../../../primitives/fields/Finder/styles.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { SearchIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useLoadOnIntent } from "../../../../primitives/actions/LazyLoad/useLoadOnIntent.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { navMessages } from "../../../../messages/site/nav.ts";
import type { StorySummary } from "../../story.ts";

/** What came back for a query; an answer to another query than the one that stands there is not shown. */
export interface SearchAnswer {
  query: string;
  /** Null when the search did not answer. */
  stories: readonly StorySummary[] | null;
}

export interface SearchBoxProps {
  /** Asked with what is written, trimmed and never empty, 300 ms after the last letter. */
  onSearch: (query: string) => void;
  answer?: SearchAnswer | undefined;
}

const fetchFinder = () => import("./SearchFinder.tsx").then(({ SearchFinder }) => SearchFinder);

/**
 * Finds a story by a few of its letters. A plain field comes with the page; what searches and shows takes
 * its place, with what is written and the keyboard in it, when somebody reaches for it.
 */
export function SearchBox(props: SearchBoxProps) {
  const t = useMessages(navMessages);
  const [Finder, reach] = useLoadOnIntent(fetchFinder);
  const [query, setQuery] = useState("");
  const [composing, setComposing] = useState(false);
  const [writing, setWriting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Somebody may have written into a page that the server drew, before it came to life.
  useLayoutEffect(() => {
    const written = field.current?.value;
    if (!written) return;
    setQuery(written);
    setWriting(field.current === document.activeElement);
    reach();
    // oxlint-disable-next-line react/exhaustive-deps -- only what stood there before counts
  }, []);
  if (Finder !== null && !composing) {
    return <Finder {...props} query={query} onQuery={setQuery} writing={writing} />;
  }
  return (
    <search css={box} onPointerEnter={reach}>
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
          reach();
        }}
        onBlur={() => setWriting(false)}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </search>
  );
}
