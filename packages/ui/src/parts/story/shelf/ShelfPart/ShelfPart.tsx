import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { shelfMessages } from "../../../../messages/players/shelf.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { FailedToLoad } from "../../../shell/FailedToLoad/FailedToLoad.tsx";
import type { ShelfList } from "../shelf.ts";
import * as styles from "./styles.ts";
import type { ShelfLayout } from "./styles.ts";

export interface ShelfPartProps<Item> extends Omit<ElementProps<"section", "title">, "children"> {
  /** The heading of the section; also its accessible name. */
  title: string;
  /** The list, or the state of loading it. */
  list: ShelfList<Item>;
  /**
   * The width of the cards: wide for plays, narrow for marked stories, `stories` for story cards; `row` puts plays in one line.
   * @default "narrow"
   */
  layout?: ShelfLayout;
  /** Shown if the list is empty. */
  empty: string;
  /** Loads the list again; without it no button is offered. */
  onRetry?: (() => void) | undefined;
  /** Loads the next page. */
  onMore?: (() => void) | undefined;
  /** Renders an item as an `li` with a key. */
  children: (item: Item, at: number) => ReactNode;
}

/** A section of the shelf: a heading, and cards that are loaded page by page. */
export function ShelfPart<Item>(props: ShelfPartProps<Item>) {
  const { title, list, layout = "narrow", empty, onRetry, onMore, children, ...root } = props;
  const t = useMessages(shelfMessages);
  const { home } = useAddresses();
  const heading = useId();
  const items = list.state === "ready" ? list.items : [];
  const hasMore = list.state === "ready" && list.hasMore === true && onMore !== undefined;
  const cards = useRef<HTMLUListElement>(null);
  const asked = useRef<number>(null);
  useEffect(() => {
    const at = asked.current;
    if (at === null || items.length <= at) return;
    asked.current = null;
    // With the last page the button disappears, and its focus would be lost.
    if (!hasMore) cards.current?.children[at]?.querySelector<HTMLElement>("a, button")?.focus();
  }, [items.length, hasMore]);
  return (
    <section css={styles.part} aria-labelledby={heading} {...root}>
      <div css={styles.head}>
        <h2 id={heading} css={styles.title}>
          {title}
        </h2>
        <span aria-hidden css={styles.hairline} />
      </div>
      {list.state === "loading" && (
        <output css={[styles.cards, styles.layouts[layout]]}>
          <VisuallyHidden>{t("shelf.loading")}</VisuallyHidden>
          {["one", "two", "three", "four"].map((each) => (
            <span key={each} css={styles.coming}>
              <Skeleton variant="picture" />
              <Skeleton width="70%" />
              <Skeleton width="45%" />
            </span>
          ))}
        </output>
      )}
      {list.state === "failed" && (
        <div css={styles.failed}>
          <FailedToLoad message={list.message} onRetry={onRetry} />
        </div>
      )}
      {list.state === "ready" && items.length === 0 && (
        <p css={styles.empty}>
          {empty} <Link href={home}>{t("shelf.find")}</Link>
        </p>
      )}
      {items.length > 0 && (
        <ul ref={cards} css={[styles.cards, styles.layouts[layout]]}>
          {items.map(children)}
        </ul>
      )}
      {hasMore && (
        <div css={styles.more}>
          {list.moreError !== undefined && <p role="alert">{list.moreError}</p>}
          <Button
            loading={list.loadingMore ?? false}
            aria-label={t("shelf.moreOf", { title })}
            onClick={() => {
              asked.current = items.length;
              onMore();
            }}
          >
            {t("shelf.more")}
          </Button>
        </div>
      )}
    </section>
  );
}
