import { useMemo } from "react";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import { writingWords } from "../../../../words/writing/words.ts";
import type { KeptVersion } from "./version.ts";
import * as styles from "./styles.ts";

export interface VersionRowProps {
  kept: KeptVersion;
  onCompare: (version: number) => void;
}

/** One version: when, by whom, how much; and the way to look at it. */
export function VersionRow({ kept, onCompare }: VersionRowProps) {
  const { locale, number } = useLanguage();
  const say = useWords(writingWords);
  const moment = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    [locale],
  );
  const { version, isNewest, by, at, restoredFrom, scenes, words } = kept;
  return (
    <li css={styles.row}>
      <div css={styles.rowWords}>
        <p css={styles.rowHead}>
          <time dateTime={at} css={styles.moment}>
            {moment.format(new Date(at))}
          </time>
          {isNewest && <Badge tone="leaf">{say("versions.now")}</Badge>}
        </p>
        <p css={styles.soft}>
          {say("versions.number", { version })}{" "}
          {by === null
            ? say("versions.byHouse")
            : by.isYou
              ? say("versions.byYou")
              : say("versions.by", { name: by.name })}
          {restoredFrom !== null && (
            <>, {say("versions.restoredFrom", { version: restoredFrom })}</>
          )}
        </p>
        <p css={styles.soft}>
          {say("versions.scenes", { count: scenes, amount: number(scenes) })},{" "}
          {say("versions.words", { count: words, amount: number(words) })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={say("versions.compareVersion", { version })}
        onClick={() => onCompare(version)}
      >
        {say("versions.compare")}
      </Button>
    </li>
  );
}
