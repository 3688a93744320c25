import { useId } from "react";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import type { PreviewStep, PreviewTotals } from "./preview.ts";
import * as styles from "./styles.ts";

interface SideProps {
  path: readonly PreviewStep[];
  totals: PreviewTotals;
}

/** The totals of the play, and its steps. */
export function Side({ path, totals }: SideProps) {
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  const [state, way] = [useId(), useId()];
  return (
    <section css={styles.sidePart} aria-labelledby={state}>
      <h4 id={state} css={styles.sideTitle}>
        {t("walk.state")}
      </h4>
      <StatTable
        rows={[
          { name: t("walk.xp"), value: number(totals.xp), highlighted: true },
          { name: t("walk.turns"), value: number(totals.turns) },
          { name: t("walk.scenes"), value: number(totals.nodes) },
          { name: t("walk.minutes"), value: number(totals.minutes) },
          { name: t("walk.coins"), value: number(totals.coins) },
        ]}
      />
      <h4 id={way} css={styles.sideTitle}>
        {t("walk.path")}
      </h4>
      <ol css={styles.path} aria-labelledby={way}>
        {path.map(({ node, choice }, at) => (
          <li
            key={`${String(at)} ${node}`}
            css={styles.step}
            {...(at === path.length - 1 && { "aria-current": "step" })}
          >
            <bdi css={styles.stepNode}>{node}</bdi>{" "}
            <span css={styles.stepChoice} dir="auto">
              {choice ?? t("walk.began")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
