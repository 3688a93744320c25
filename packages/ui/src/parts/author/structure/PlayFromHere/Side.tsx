import { useId } from "react";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useFormats, useI18n, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { testPlayMessages } from "../../../../messages/authors/test-play.ts";
import { joined, useChangeWords } from "../../../state/words/words.ts";
import type { Value } from "@katha/storygraph";
import {
  previewOutcomes,
  type PreviewOutcomeChoice,
  type PreviewState,
  type PreviewStep,
  type PreviewTotals,
} from "./preview.ts";
import * as styles from "./styles.ts";

interface SideProps {
  outcome: PreviewOutcomeChoice | undefined;
  state: PreviewState | undefined;
  path: readonly PreviewStep[];
  totals: PreviewTotals;
}

/** Beside the play: how checks come out, the state, the totals, and the steps. */
export function Side({ outcome, state, path, totals }: SideProps) {
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  const tTest = useMessages(testPlayMessages);
  const [counted, way] = [useId(), useId()];
  return (
    <aside css={styles.side}>
      {outcome && (
        <Select
          compact
          label={tTest("outcome")}
          options={previewOutcomes.map((one) => ({ value: one, label: tTest(`outcome.${one}`) }))}
          value={outcome.value}
          onValueChange={outcome.onValueChange}
        />
      )}
      {state && <CountedState state={state} />}
      <section css={styles.sidePart} aria-labelledby={counted}>
        <h4 id={counted} css={styles.sideTitle}>
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
    </aside>
  );
}

/** The state after a step, and what the step changed. */
function CountedState({ state }: { state: PreviewState }) {
  const t = useMessages(testPlayMessages);
  const tRules = useMessages(qualitiesMessages);
  const { number } = useFormats();
  const { locale } = useI18n();
  const say = useChangeWords();
  const [counts, happened] = [useId(), useId()];
  const { qualities, things, changes, check } = state;
  const list = (words: readonly string[]) =>
    words.length === 0 ? t("nothing") : joined(locale, words, "conjunction");
  const valueOf = (value: Value): string => {
    if (typeof value === "boolean") return tRules(value ? "flag.yes" : "flag.no");
    if (typeof value === "number") return number(value);
    return typeof value === "object" ? list(value) : value || t("nothing");
  };
  const sentences = [
    ...(check === null ? [] : [say.check(check)]),
    ...changes.map((change) => say.change(change)),
  ];
  return (
    <>
      {sentences.length > 0 && (
        <section aria-labelledby={happened}>
          <h4 id={happened} css={styles.sideTitle}>
            {t("happened")}
          </h4>
          <ul css={styles.happened}>
            {sentences.map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby={counts}>
        <h4 id={counts} css={styles.sideTitle}>
          {t("counts")}
        </h4>
        <StatTable
          rows={[
            ...qualities.map(({ name, shown, value }) => ({
              name: shown ? name : t("hidden", { name }),
              value: valueOf(value),
            })),
            { name: t("carried"), value: list(things.map(({ name }) => name)) },
          ]}
        />
      </section>
    </>
  );
}
