import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { BookmarkIcon, ComposeIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import type { LogPart } from "@katha/api/shapes";
import type { PartActionsProps } from "./PartActions.tsx";
import * as styles from "./part-styles.ts";

interface PartOwnProps {
  part: LogPart;
  /** It shows what was told instead of the reader's wording. */
  isOriginal: boolean;
  onOriginal: (isOriginal: boolean) => void;
  onPart: PartActionsProps["onPart"] | undefined;
}

/** What the reader put on a part: that it is in their words, their bookmark and their note. */
export function PartOwn({ part, isOriginal, onOriginal, onPart }: PartOwnProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const { mark, original } = part;
  if (mark === null && original === null) return null;
  const act = (name: "mark" | "takeBack") => onPart?.(name, part.id, "");
  return (
    <div css={styles.own} lang={locale} dir="auto">
      {original !== null && (
        <p css={styles.wording}>
          <Icon icon={ComposeIcon} size="small" />
          <span>{t(isOriginal ? "part.original" : "part.yours")}</span>
          <button type="button" css={styles.quiet} onClick={() => onOriginal(!isOriginal)}>
            {t(isOriginal ? "part.showYours" : "part.showOriginal")}
          </button>
          {isOriginal && onPart && (
            <button
              type="button"
              css={styles.quiet}
              onClick={() => {
                onOriginal(false);
                act("takeBack");
              }}
            >
              {t("part.takeBack")}
            </button>
          )}
        </p>
      )}
      {mark !== null && (
        <button type="button" css={styles.mark} onClick={() => act("mark")}>
          {mark.isBookmarked && (
            <span css={styles.bookmark}>
              <Icon icon={BookmarkIcon} size="small" filled />
              <bdi>{mark.name === "" ? t("part.bookmark") : mark.name}</bdi>
            </span>
          )}
          {mark.note !== "" && (
            <span css={styles.note} dir="auto">
              {mark.note}
            </span>
          )}
        </button>
      )}
    </div>
  );
}
