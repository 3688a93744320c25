import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { exchangeMessages } from "../../../../messages/authors/exchange.ts";
import { Findings } from "../Findings/Findings.tsx";
import type { ImportPreview } from "./exchange.ts";
import { LossList } from "./LossList.tsx";
import * as styles from "./styles.ts";

export interface PreviewOfImportProps {
  preview: ImportPreview;
  /** The number of scenes that would be replaced. */
  scenesNow: number;
}

/** What would be imported, what would be lost, and what it would replace. */
export function PreviewOfImport({ preview, scenesNow }: PreviewOfImportProps) {
  const { number } = useFormats();
  const t = useMessages(exchangeMessages);
  if (preview.kind !== "story")
    return (
      <Callout tone="danger">
        <span css={styles.trouble}>
          <span>{preview.message}</span>
          {preview.line && (
            <span css={styles.brokenLine}>
              <SmallText as="span">{t("import.line", { line: preview.line.at })}</SmallText>
              <code css={styles.code} dir="auto">
                {preview.line.text}
              </code>
            </span>
          )}
        </span>
      </Callout>
    );
  const { format, title, scenes, endings, qualities = [], start, findings, losses } = preview;
  const facts = [
    t(`format.${format}`),
    t("import.scenes", { count: scenes, amount: number(scenes) }),
    t("import.endings", { count: endings, amount: number(endings) }),
    ...(qualities.length === 0
      ? []
      : [t("import.qualities", { count: qualities.length, amount: number(qualities.length) })]),
    ...(start === "" ? [] : [t("import.start", { node: start })]),
  ];
  return (
    <section css={styles.preview} aria-label={t("import.coming")}>
      <div css={styles.head}>
        <h3 css={styles.storyTitle} dir="auto">
          {title ?? t("import.untitled")}
        </h3>
        <p css={styles.facts}>{facts.join(" · ")}</p>
      </div>
      {qualities.length > 0 && (
        <div>
          <h3 css={styles.heading}>{t("import.keeps")}</h3>
          <ul css={styles.qualities} aria-label={t("import.keeps")}>
            {[...new Set(qualities)].map((quality) => (
              <li key={quality} css={styles.quality} dir="auto">
                {quality}
              </li>
            ))}
          </ul>
        </div>
      )}
      {losses.length > 0 ? (
        <LossList
          title={t("import.lost", { count: losses.length, amount: number(losses.length) })}
          losses={losses}
        />
      ) : (
        <SmallText>{t("import.nothingLost")}</SmallText>
      )}
      {findings.length > 0 && <Findings title={t("import.findings")} findings={findings} />}
      {scenesNow > 0 && (
        <Callout tone="warning">
          {t("import.replaces", { count: scenesNow, amount: number(scenesNow) })}
        </Callout>
      )}
    </section>
  );
}
