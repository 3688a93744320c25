import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { capitalised, useConditionWords } from "../../../state/words/words.ts";
import { PathOf } from "./PathOf.tsx";
import type { StateReport } from "./proving-report.ts";
import * as styles from "./styles.ts";

/** How an ending is reached in a story with state, and what decides it. */
export function EndingFacts({ ending }: { ending: StateReport["endings"][number] | undefined }) {
  const { number, percent } = useFormats();
  const t = useMessages(proofMessages);
  const say = useConditionWords();
  if (ending === undefined) return null;
  const { is_reached, path, decides } = ending;
  if (is_reached !== true)
    return (
      <p css={[styles.fact, styles.none]}>
        {t(is_reached === null ? "prove.perhapsNever" : "prove.neverAtAll")}
      </p>
    );
  return (
    <>
      {decides.length > 0 && (
        <ul css={styles.facts}>
          {decides.map(({ condition, share, elsewhere }) => {
            const sentence = say(condition);
            return (
              <li key={sentence} css={styles.fact}>
                {t("prove.decides", {
                  condition: capitalised(sentence),
                  share: percent(share * 100),
                  elsewhere: percent(elsewhere * 100),
                })}
              </li>
            );
          })}
        </ul>
      )}
      <Disclosure
        look="quiet"
        title={t("prove.path", { count: path.length, amount: number(path.length) })}
      >
        <PathOf path={path} />
      </Disclosure>
    </>
  );
}
