import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { capitalised, useConditionWords } from "../../../state/words/words.ts";
import { Place } from "./Place.tsx";
import type { ProvingReport, StateReport, TypedReport } from "./proving-report.ts";
import { Several } from "./Several.tsx";
import { PathOf, StateParts } from "./StateParts.tsx";
import { shareTones, track } from "../../sharing/ShareList/styles.ts";
import * as styles from "./styles.ts";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";

export interface ReportSheetProps extends ElementProps<"div"> {
  /** The findings of many random plays of the story. */
  report: ProvingReport;
  /** Shows a scene; without it scenes are only named. */
  onOpenScene?: ((node: string) => void) | undefined;
  /**
   * The heading level of its sections.
   * @default "h4"
   */
  heading?: PartHeading;
}

type PartHeading = "h3" | "h4";

/** The report of many random plays, for authors, reviewers and administrators. */
export function ReportSheet({ report, onOpenScene, heading = "h4", ...root }: ReportSheetProps) {
  const { number, percent } = useFormats();
  const t = useMessages(proofMessages);
  const {
    plays,
    plays_asked = plays,
    seed,
    endings,
    never_reached,
    worst_rating,
    drop_off,
    state,
    typed,
  } = report;
  if (plays === 0)
    return (
      <Callout tone="warning" {...root}>
        {t("prove.unplayable")}
      </Callout>
    );
  return (
    <div css={styles.sheet} {...root}>
      <output css={styles.played}>{t("prove.played", { amount: number(plays), seed })}</output>
      {plays < plays_asked && (
        <Callout tone="info">
          {t("prove.fewer", { amount: number(plays), all: number(plays_asked) })}
        </Callout>
      )}
      <Section css={styles.part} heading={heading} title={t("prove.endings")}>
        <SmallText>{t("prove.endingsNote")}</SmallText>
        {endings.length === 0 && <p>{t("prove.noEndings")}</p>}
        <Several>
          {endings.map(({ node, title, share }) => (
            <li key={node} css={styles.ending}>
              <span css={styles.endingHead}>
                <span css={styles.endingName}>
                  {title !== null && <bdi css={styles.endingTitle}>{title} </bdi>}
                  <Place node={node} onOpenScene={onOpenScene} />
                </span>
                <span css={[styles.share, share === 0 && styles.none]}>
                  {share === 0 ? t("prove.neverEnding") : percent(share * 100)}
                </span>
              </span>
              <span css={track} aria-hidden>
                <span css={shareTones.accent} style={{ transform: `scaleX(${String(share)})` }} />
              </span>
              {state && <EndingFacts ending={state.endings.find((one) => one.node === node)} />}
            </li>
          ))}
        </Several>
      </Section>
      <Section css={styles.part} heading={heading} title={t("prove.aPlay")}>
        <SpreadTable measures={report.a_play} />
      </Section>
      <Section css={styles.part} heading={heading} title={t("prove.rating")}>
        <p>
          {worst_rating === null || worst_rating.audience === "family"
            ? t("prove.family")
            : t(`prove.${worst_rating.audience}`, worst_rating)}{" "}
          {worst_rating && onOpenScene && (
            <Button size="small" variant="ghost" onClick={() => onOpenScene(worst_rating.node)}>
              {t("prove.go", { node: worst_rating.node })}
            </Button>
          )}
        </p>
      </Section>
      <Section css={styles.part} heading={heading} title={t("prove.never")}>
        {never_reached.length === 0 && <p css={styles.good}>{t("prove.neverNone")}</p>}
        <Several inLine>
          {never_reached.map((node) => (
            <li key={node}>
              <Place node={node} onOpenScene={onOpenScene} />
            </li>
          ))}
        </Several>
      </Section>
      <Section css={styles.part} heading={heading} title={t("prove.dropOff")}>
        {drop_off.length === 0 && <p css={styles.good}>{t("prove.dropOffNone")}</p>}
        <Several>
          {drop_off.map(({ node, why, share }) => (
            <li key={`${why} ${node}`} css={styles.stop}>
              <Place node={node} onOpenScene={onOpenScene} />
              <span>{t(`prove.${why}`)}</span>
              <span css={styles.share}>{t("prove.share", { share: percent(share * 100) })}</span>
            </li>
          ))}
        </Several>
      </Section>
      {typed && <TypedPart typed={typed} heading={heading} />}
      {state && <StateParts state={state} heading={heading} onOpenScene={onOpenScene} />}
    </div>
  );
}

/** How an ending is reached in a story with state, and what decides it. */
function EndingFacts({ ending }: { ending: StateReport["endings"][number] | undefined }) {
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

const measured = [
  ["turns", "prove.turns"],
  ["minutes", "prove.minutes"],
  ["credits", "prove.credits"],
  ["credits_at_most", "prove.creditsAtMost"],
  ["xp", "prove.xp"],
] as const satisfies readonly (readonly [keyof ProvingReport["a_play"], string])[];

/** The median, minimum and maximum of a play's length and costs. */
function SpreadTable({ measures }: { measures: ProvingReport["a_play"] }) {
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
        {measured.map(([measure, name]) => {
          const { min, median, max } = measures[measure];
          return (
            <tr key={measure}>
              <th scope="row" css={styles.measure}>
                {t(name)}
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

/** How many lines were typed, and how many went wrong. */
function TypedPart({ typed, heading }: { typed: TypedReport; heading: PartHeading }) {
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
