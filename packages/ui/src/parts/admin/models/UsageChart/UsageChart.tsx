import type { ModelUsage } from "@katha/api/shapes";
import { useId, useState } from "react";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { Table } from "../../../../primitives/content/Table/Table.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { DownloadIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { dollarsIn } from "../amounts.ts";
import { hasUnpriced, usageBy, usageGroups, usageMeasures } from "../model-usage.ts";
import type { NamedModel, UsageGroup, UsageMeasure, UsageSum } from "../model-usage.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the section. */
export interface UsageChartProps extends ElementProps<"section", "title"> {
  /** What was used by day, model and story. */
  usage: Pick<ModelUsage, "since" | "today" | "rows">;
  /** Whose names players read. */
  models: readonly NamedModel[];
  /** Downloads it as CSV. */
  onDownload: () => void;
}

/** In the picture; the table has all. */
const shownMost = 8;

/** What storytellers of providers told in the last thirty days, as a picture and as a table. */
export function UsageChart({ usage, models, onDownload, ...root }: UsageChartProps) {
  const t = useMessages(adminMessages);
  const { locale, number, day } = useFormats();
  const caption = useId();
  const [group, setGroup] = useState<UsageGroup>("day");
  const [measure, setMeasure] = useState<UsageMeasure>("turns");
  const sums = usageBy(usage, group, measure, models);
  const values = sums.map((sum) => sum.values[measure]);
  const whole = values.reduce((all, one) => all + one, 0);
  const most = Math.max(0, ...values);
  const shown = (value: number, of: UsageMeasure = measure) =>
    of === "dollars" ? dollarsIn(locale, value) : number(value);
  const nameOf = ({ name }: UsageSum) => (group === "day" ? day(name) : name);
  const top = sums.find((sum) => sum.values[measure] === most);
  const part = (value: number) => `${most === 0 ? 0 : (value / most) * 100}%`;
  const inWords =
    whole === 0 || top === undefined
      ? t("models.usageNothing")
      : t("models.usageWords", {
          measure: t(`models.usage.${measure}`),
          whole: shown(whole),
          name: nameOf(top),
          most: shown(most),
        });

  return (
    <Section css={shared.section} title={t("models.usage")} {...root}>
      <div css={styles.tools}>
        <Select
          compact
          label={t("models.usageGroup")}
          value={group}
          onValueChange={setGroup}
          options={usageGroups.map((value) => ({ value, label: t(`models.usageBy.${value}`) }))}
        />
        <Select
          compact
          label={t("models.usageMeasure")}
          value={measure}
          onValueChange={setMeasure}
          options={usageMeasures.map((value) => ({ value, label: t(`models.usage.${value}`) }))}
        />
        <Button icon={DownloadIcon} disabled={usage.rows.length === 0} onClick={onDownload}>
          {t("models.usageDownload")}
        </Button>
      </div>
      <figure css={styles.picture} aria-labelledby={caption}>
        <figcaption id={caption} css={shared.soft}>
          {inWords}
        </figcaption>
        {whole > 0 && group === "day" && (
          <div aria-hidden>
            <div css={styles.columns}>
              {sums.map((sum) => (
                <div
                  key={sum.key}
                  css={styles.column}
                  style={{ blockSize: part(sum.values[measure]) }}
                />
              ))}
            </div>
            <div css={styles.ends}>
              <span>{day(usage.since)}</span>
              <span>{day(usage.today)}</span>
            </div>
          </div>
        )}
        {whole > 0 && group !== "day" && (
          <div css={styles.bars} aria-hidden>
            {sums.slice(0, shownMost).map((sum) => (
              <div key={sum.key}>
                <div css={styles.words}>
                  <bdi>{nameOf(sum)}</bdi>
                  <span css={styles.amount}>{shown(sum.values[measure])}</span>
                </div>
                <div css={styles.bar} style={{ inlineSize: part(sum.values[measure]) }} />
              </div>
            ))}
          </div>
        )}
      </figure>
      {hasUnpriced(usage) && <p css={shared.soft}>{t("models.usageUnpriced")}</p>}
      {whole > 0 && (
        <Disclosure look="quiet" title={t("models.usageTable")}>
          <Table
            caption={t("models.usageFigures")}
            columns={[
              {
                id: "name",
                header: t(`models.usageBy.${group}`),
                rowHeader: true,
                cell: (sum) => nameOf(sum),
              },
              ...usageMeasures.map((of) => ({
                id: of,
                header: t(`models.usage.${of}`),
                align: "end" as const,
                cell: (sum: UsageSum) => shown(sum.values[of], of),
              })),
            ]}
            rows={group === "day" ? sums.toReversed() : sums}
            getRowId={({ key }) => key}
            empty={t("models.usageNothing")}
          />
        </Disclosure>
      )}
    </Section>
  );
}
