import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import * as styles from "../styles.ts";

/** A value that a suggestion replaced. */
export interface PreviousValue {
  id: string;
  /** What it said; of a picture, what it shows. */
  words: string;
  picture?: string;
}

export interface PreviousValuesProps {
  values: readonly PreviousValue[];
  onRestore: (id: string) => void;
  onForget: (id: string) => void;
  language?: string | undefined;
}

/** The author's own, one step away from where it stood. */
export function PreviousValues({ values, onRestore, onForget, language }: PreviousValuesProps) {
  const t = useMessages(suggestionMessages);
  if (values.length === 0) return null;
  const isPictures = values.some(({ picture }) => picture !== undefined);
  const title = t(isPictures ? "before.cover" : "before");
  return (
    <section css={styles.befores} aria-label={title}>
      <span css={styles.soft}>{title}</span>
      <ul css={styles.beforeList}>
        {values.map(({ id, words, picture }) => (
          <li key={id} css={styles.before}>
            {picture !== undefined && (
              <span css={styles.beforePicture}>
                <Picture source={{ src: picture, alt: "" }} seed={id} sizes="96px" />
              </span>
            )}
            <span css={styles.beforeWords} lang={language} dir="auto">
              {words}
            </span>
            <span css={styles.beforeActs}>
              <Button
                size="small"
                aria-label={`${t("before.back")}: ${words}`}
                onClick={() => onRestore(id)}
              >
                {t("before.back")}
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={`${t("before.forget")}: ${words}`}
                onClick={() => onForget(id)}
              >
                {t("before.forget")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
