import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import type { TypedReport } from "./proving-report.ts";
import * as styles from "./styles.ts";

export interface TypedPartProps {
  typed: TypedReport;
  heading: "h3" | "h4";
}

/** How many lines were typed, and how many went wrong. */
export function TypedPart({ typed, heading }: TypedPartProps) {
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  const { lines, scenes, is_whole, answers, findings } = typed;
  const counted = (count: number) => ({ count, amount: number(count) });
  return (
    <Section css={styles.part} heading={heading} title={t("prove.typed")}>
      <SmallText>
        {t("prove.typedLines", counted(lines))} {t("prove.typedScenes", counted(scenes))}
        {!is_whole && ` ${t("prove.typedSome")}`}
      </SmallText>
      {answers.tried > 0 && (
        <p>{t("prove.typedAnswers", { ...counted(answers.tried), came: number(answers.came) })}</p>
      )}
      {findings.length === 0 ? (
        <p css={styles.good}>{t("prove.typedWell")}</p>
      ) : (
        <p>{t("prove.typedFaults", counted(findings.length))}</p>
      )}
    </Section>
  );
}
