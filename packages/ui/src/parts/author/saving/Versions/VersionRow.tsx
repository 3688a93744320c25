import type { StoryVersion } from "@katha/api/shapes";
import { useMemo } from "react";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { formatMoment } from "../../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import * as styles from "./styles.ts";

export interface VersionRowProps {
  kept: StoryVersion;
  /** The id of whoever reads the list. */
  viewer: string | undefined;
  onCompare: (version: number) => void;
}

/** A version: its date, its author, its size, and a button to compare it. */
export function VersionRow({ kept, viewer, onCompare }: VersionRowProps) {
  const { locale, number } = useFormats();
  const t = useMessages(savingMessages);
  const moment = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    [locale],
  );
  const { version, isCurrent, savedBy, savedAt, restoredFrom, nodes, words } = kept;
  return (
    <li css={styles.row}>
      <div css={styles.rowWords}>
        <p css={styles.rowHead}>
          <time dateTime={savedAt} css={styles.moment}>
            {formatMoment(moment, savedAt)}
          </time>
          {isCurrent && <Badge tone="success">{t("versions.now")}</Badge>}
        </p>
        <p css={styles.soft}>
          {t("versions.number", { version })}{" "}
          {savedBy === null
            ? t("versions.byKatha")
            : savedBy.id === viewer
              ? t("versions.byYou")
              : t("versions.by", { name: savedBy.displayName })}
          {restoredFrom !== null && <>, {t("versions.restoredFrom", { version: restoredFrom })}</>}
        </p>
        <p css={styles.soft}>
          {t("versions.scenes", { count: nodes, amount: number(nodes) })},{" "}
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
