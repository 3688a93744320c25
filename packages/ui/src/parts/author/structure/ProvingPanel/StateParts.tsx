import type { PathStep } from "@katha/storygraph";
import { useFormats, useI18n, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { joined, useConditionWords } from "../../../state/words/words.ts";
import { Place } from "./Place.tsx";
import type { StateReport } from "./proving-report.ts";
import { Several } from "./Several.tsx";
import * as styles from "./styles.ts";

interface StatePartsProps {
  state: StateReport;
  heading: "h3" | "h4";
  onOpenScene?: ((node: string) => void) | undefined;
}

/** What exploring all states of a story found. */
export function StateParts({ state, heading, onOpenScene }: StatePartsProps) {
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  const { locale } = useI18n();
  const say = useConditionWords();
  const { states, is_whole, traps, never, never_open } = state;
  const counted = { count: states, amount: number(states) };
  return (
    <>
      <Section css={styles.part} heading={heading} title={t("prove.traps")}>
        <SmallText>{t(is_whole ? "prove.whole" : "prove.notWhole", counted)}</SmallText>
        {traps.length === 0 && (
          <p css={is_whole ? styles.good : styles.fact}>
            {t(is_whole ? "prove.noTraps" : "prove.noTrapsSoFar")}
          </p>
        )}
        <Several>
          {traps.map(({ node, why, path, has }) => (
            <li key={`${why} ${node}`} css={styles.trap}>
              <span css={styles.stop}>
                <Place node={node} onOpenScene={onOpenScene} />
                <span>{t(`prove.trap.${why}`)}</span>
              </span>
              <PathOf path={path} />
              {has.length > 0 && (
                <span css={styles.fact}>
                  {t("prove.has", { has: joined(locale, has.map(say), "conjunction") })}
                </span>
              )}
            </li>
          ))}
        </Several>
      </Section>
      {is_whole && (never.length > 0 || never_open.length > 0) && (
        <Section css={styles.part} heading={heading} title={t("prove.impossible")}>
          <Several>
            {[
              ...never.map((node) => (
                <li key={node} css={styles.stop}>
                  <Place node={node} onOpenScene={onOpenScene} />
                  <span>{t("prove.neverCome")}</span>
                </li>
              )),
              ...never_open.map(({ node, choice, text }) => (
                <li key={`${node} ${String(choice)}`} css={styles.stop}>
                  <Place node={node} onOpenScene={onOpenScene} />
                  <span>{t("prove.neverOpen", { choice: text })}</span>
                </li>
              )),
            ]}
          </Several>
        </Section>
      )}
    </>
  );
}

/** The steps of a path, in order. */
export function PathOf({ path }: { path: readonly PathStep[] }) {
  const t = useMessages(proofMessages);
  if (path.length === 0) return <p css={styles.fact}>{t("prove.fromTheStart")}</p>;
  return (
    <ol css={styles.path}>
      {path.map(({ text, check }, at) => (
        // A way may come through one scene by one choice many times.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} css={styles.step}>
          <bdi>{text}</bdi>
          {check !== null && <span css={styles.checked}> {t(`prove.check.${check}`)}</span>}
        </li>
      ))}
    </ol>
  );
}
