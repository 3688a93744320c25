import { useMemo } from "react";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { formatMoment } from "../../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import type { SavedVersion } from "./version.ts";
import * as styles from "./styles.ts";

export interface VersionRowProps {
  kept: SavedVersion;
  onCompare: (version: number) => void;
}

/** A version: its date, its author, its size, and a button to compare it. */
export function VersionRow({ kept, onCompare }: VersionRowProps) {
  const { locale, number } = useFormats();
  const t = useMessages(savingMessages);
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
            {formatMoment(moment, at)}
          </time>
          {isNewest && <Badge tone="success">{t("versions.now")}</Badge>}
        </p>
        <p css={styles.soft}>
          {t("versions.number", { version })}{" "}
          {by === null
            ? t("versions.byKatha")
            : by.isYou
              ? t("versions.byYou")
              : t("versions.by", { name: by.name })}
          {restoredFrom !== null && <>, {t("versions.restoredFrom", { version: restoredFrom })}</>}
        </p>
        <p css={styles.soft}>
          {t("versions.scenes", { count: scenes, amount: number(scenes) })},{" "}
          {t("versions.words", { count: words, amount: number(words) })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t("versions.compareVersion", { version })}
        onClick={() => onCompare(version)}
      >
        {t("versions.compare")}
      </Button>
    </li>
  );
}
