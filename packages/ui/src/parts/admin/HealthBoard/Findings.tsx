import type { HealthFinding } from "@katha/api/shapes";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { DoneIcon, ProblemIcon, WarningIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { useDeskAddresses } from "../../useDeskAddresses/useDeskAddresses.ts";
import { callNameIn } from "./call-names.ts";
import { findingWords } from "./finding-words.ts";
import * as styles from "./styles.ts";

const icons = { act: ProblemIcon, look: WarningIcon, well: DoneIcon } as const;

interface FindingsProps {
  findings: readonly HealthFinding[];
  /** Then nothing is called well. */
  isOld: boolean;
}

/** How many things are to be done or looked at, each with what to do; then what is well. */
export function Findings({ findings, isOld }: FindingsProps) {
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const of = (level: HealthFinding["level"]) => findings.filter((one) => one.level === level);
  const urgent = findings.filter(({ level }) => level !== "well");
  const well = of("well");
  const headline = (["act", "look"] as const)
    .map((level) => ({ level, count: of(level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => t(`health.headline.${level}`, { count, amount: number(count) }));
  if (urgent.length === 0 && isOld) return null;
  return (
    <div css={styles.look}>
      <Callout tone={urgent.length === 0 ? "success" : "warning"}>
        <strong>{urgent.length === 0 ? t("health.well") : headline.join(" · ")}</strong>
      </Callout>
      {urgent.length > 0 && (
        <ul css={styles.findings} aria-label={t("health.findings")}>
          {urgent.map((one) => (
            <Urgent key={`${one.key} ${JSON.stringify(one.values)}`} finding={one} />
          ))}
        </ul>
      )}
      {well.length > 0 && !isOld && (
        <ul css={styles.wellFindings} aria-label={t("health.isWell")}>
          {well.map((one) => (
            <Well key={one.key} finding={one} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is mended on the page of storytellers and painters. */
const ofModels: ReadonlySet<HealthFinding["key"]> = new Set(["models_fail", "turns_stuck"]);

function useWords(finding: HealthFinding) {
  const { number, locale } = useFormats();
  const t = useMessages(adminMessages);
  const callName = (call: string) => callNameIn(t, call);
  return { t, ...findingWords(finding, { t, number, locale, callName }) };
}

function Urgent({ finding }: { finding: HealthFinding }) {
  const { t, is, advice, guide } = useWords(finding);
  const { adminModels } = useDeskAddresses();
  const level = finding.level === "act" ? "act" : "look";
  return (
    <li css={styles.finding}>
      <Icon icon={icons[level]} label={t(`health.level.${level}`)} css={styles.levels[level]} />
      <div css={styles.stack}>
        <p css={styles.is}>{is}</p>
        <p css={styles.soft}>
          {advice}
          {ofModels.has(finding.key) && (
            <>
              {" "}
              <Link href={adminModels}>{t("health.toModels")}</Link>
            </>
          )}
          {guide !== undefined && <> {t("health.more", { guide })}</>}
        </p>
      </div>
    </li>
  );
}

function Well({ finding }: { finding: HealthFinding }) {
  const { is } = useWords(finding);
  return (
    <li css={styles.finding}>
      <Icon icon={icons.well} size="small" css={styles.levels.well} />
      <span css={styles.soft}>{is}</span>
    </li>
  );
}
