import { useState, type ReactNode } from "react";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { readingMessages } from "../../../../messages/authors/reading.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import * as styles from "./styles.ts";

interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  /** The words by which a search finds an item. */
  wordsOf: (item: Item) => readonly string[];
  /** Shown if there is nothing at all. */
  none: string;
  children: (item: Item) => ReactNode;
}

const shownFirst = 30;
/** Fewer need no search. */
const worthFinding = 12;

/** A list that shows its first items, and more on demand; a long one can be searched. */
export function LongList<Item>({ label, items, wordsOf, none, children }: LongListProps<Item>) {
  const { number } = useFormats();
  const t = useMessages(readingMessages);
  const [words, setWords] = useState("");
  const [shown, setShown] = useState(shownFirst);
  const wanted = words.trim().toLowerCase();
  const found = items.filter((item) =>
    wordsOf(item).some((one) => one.toLowerCase().includes(wanted)),
  );
  const left = found.length - shown;
  if (items.length === 0) return <p css={styles.facts}>{none}</p>;
  return (
    <>
      {items.length > worthFinding && (
        <div css={styles.find}>
          <TextField
            label={t("find")}
            value={words}
            autoComplete="off"
            data-own-undo=""
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <output css={styles.facts}>{t("noMatch")}</output>
      ) : (
        <ul css={styles.list} aria-label={label}>
          {found.slice(0, shown).map(children)}
        </ul>
      )}
      {left > 0 && (
        <Button
          size="small"
          variant="ghost"
          css={styles.more}
          onClick={() => setShown(shown + 2 * shownFirst)}
        >
          {t("more", { count: left, amount: number(left) })}
        </Button>
      )}
    </>
  );
}
