import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { playMeasures } from "./proving-report.ts";
import type { PlayMeasure, ProvingReport } from "./proving-report.ts";
import * as styles from "./styles.ts";

const names = {
  turns: "prove.turns",
  minutes: "prove.minutes",
  credits: "prove.credits",
  credits_at_most: "prove.creditsAtMost",
  xp: "prove.xp",
} as const satisfies Record<PlayMeasure, string>;

/** The median, minimum and maximum of a play's length and costs. */
export function SpreadTable({ measures }: { measures: ProvingReport["a_play"] }) {
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  return (
    <table css={styles.table}>
      <thead>
        <tr>
          <th scope="col" css={styles.measure}>
            {t("prove.measure")}
          </th>
          <th scope="col">{t("prove.usual")}</th>
          <th scope="col">{t("prove.least")}</th>
          <th scope="col">{t("prove.most")}</th>
        </tr>
      </thead>
      <tbody>
        {playMeasures.map((measure) => {
          const { min, median, max } = measures[measure];
          return (
            <tr key={measure}>
              <th scope="row" css={styles.measure}>
                {t(names[measure])}
              </th>
              <td css={styles.usual}>{number(median)}</td>
              <td>{number(min)}</td>
              <td>{number(max)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
