import { useId } from "react";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { testPlayMessages } from "../../../../messages/authors/test-play.ts";
import { joined, useChangeWords } from "../../../state/words/words.ts";
import { useI18n } from "../../../../messages/I18nProvider.tsx";
import type { Value } from "@katha/storygraph";
import type { PreviewState } from "./preview.ts";
import * as styles from "./styles.ts";

/** The state after a step, and what the step changed. */
export function CountedState({ state }: { state: PreviewState }) {
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
