import { provingWords } from "../../../../words/proving/words.ts";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import { playMeasures } from "./provingReport.ts";
import type { PlayMeasure, ProvingReport } from "./provingReport.ts";
import * as styles from "./styles.ts";

const names = {
  turns: "prove.turns",
  minutes: "prove.minutes",
  credits: "prove.credits",
  credits_at_most: "prove.creditsAtMost",
  xp: "prove.xp",
} as const satisfies Record<PlayMeasure, string>;

/** What a play takes and leaves: usually, at least, at most. */
export function SpreadTable({ measures }: { measures: ProvingReport["a_play"] }) {
  const { number } = useLanguage();
  const say = useWords(provingWords);
  return (
    <table css={styles.table}>
      <thead>
        <tr>
          <th scope="col" css={styles.measure}>
            {say("prove.measure")}
          </th>
          <th scope="col">{say("prove.usual")}</th>
          <th scope="col">{say("prove.least")}</th>
          <th scope="col">{say("prove.most")}</th>
        </tr>
      </thead>
      <tbody>
        {playMeasures.map((measure) => {
          const { min, median, max } = measures[measure];
          return (
            <tr key={measure}>
              <th scope="row" css={styles.measure}>
                {say(names[measure])}
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
