import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { landingMessages } from "../../../messages/site/landing.ts";
import * as styles from "./styles.ts";

export interface FolioProps {
  /** Above the text; without it the page begins with the text. */
  picture?: PictureSource | undefined;
}

/** A sample page of play: a part, its choices, and a reader's own line. */
export function Folio({ picture }: FolioProps) {
  const t = useMessages(landingMessages);
  return (
    <figure css={styles.folio}>
      {picture && (
        <div css={styles.picture}>
          <Picture source={picture} seed="folio" sizes="(min-width: 768px) 46vw, 92vw" />
        </div>
      )}
      <div css={styles.page}>
        <p css={styles.story}>{t("sample.told")}</p>
        <ul css={styles.lines}>
          <li css={styles.line}>{t("sample.first")}</li>
          <li css={styles.line}>{t("sample.second")}</li>
        </ul>
        <p css={styles.own}>
          {t("sample.own")} <span css={styles.note}>{t("sample.ownNote")}</span>
        </p>
      </div>
      <figcaption css={styles.source}>{t("sample.from")}</figcaption>
    </figure>
  );
}
