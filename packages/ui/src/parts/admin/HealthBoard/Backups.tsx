import type { Backups as BackupsRead } from "@katha/api/shapes";
import { linkVariants } from "../../../primitives/actions/Link/styles.ts";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import { StatTable } from "../../../primitives/content/StatTable/StatTable.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { bytesIn } from "./amounts.ts";
import { momentIn } from "../../../messages/moment-in.ts";
import * as styles from "./styles.ts";

type KeptBackup = BackupsRead["kept"][number];

interface BackupsProps {
  backups: BackupsRead;
  /** Makes one now. */
  onBackUp?: (() => void) | undefined;
  /** Why the last press made none. */
  failure: string | undefined;
}

/** The backups that are kept, and a button that makes another. */
export function Backups({ backups, onBackUp, failure }: BackupsProps) {
  const { locale } = useFormats();
  const t = useMessages(adminMessages);
  const { last, kept, isRunning, isScheduled, isSealed, address, nextAt } = backups;
  return (
    <Section css={styles.part} title={t("health.backups")}>
      <StatTable
        rows={[
          {
            name: t("health.lastBackup"),
            value:
              last === null
                ? t("health.noBackup")
                : t("health.backupOf", {
                    moment: momentIn(locale, last.at),
                    size: bytesIn(locale, last.bytes),
                  }),
          },
          {
            name: t("health.eachDay"),
            value: isScheduled ? t("health.isScheduled") : t("health.notScheduled"),
          },
          ...(nextAt === null
            ? []
            : [{ name: t("health.nextBackup"), value: momentIn(locale, nextAt) }]),
          {
            name: t("health.sealing"),
            value: isSealed ? t("health.isSealed") : t("health.notSealed"),
          },
          { name: t("health.keptIn"), value: address },
        ]}
      />
      <div>
        <Button size="small" loading={isRunning} onClick={onBackUp}>
          {isRunning ? t("health.backingUp") : t("health.backUp")}
        </Button>
      </div>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <Table
        caption={t("health.keptBackups")}
        columns={useBackupColumns()}
        rows={kept}
        getRowId={({ name }) => name}
        empty={t("health.noBackups")}
        narrowLayout="cards"
      />
      <p css={styles.soft}>{t("health.howToRestore", { command: "npm run restore -- FILE" })}</p>
    </Section>
  );
}

function useBackupColumns(): readonly TableColumn<KeptBackup>[] {
  const { locale } = useFormats();
  const t = useMessages(adminMessages);
  return [
    {
      id: "made",
      header: t("health.madeAt"),
      rowHeader: true,
      cell: ({ madeAt }) => momentIn(locale, madeAt),
    },
    {
      id: "kind",
      header: t("health.madeBy"),
      cell: ({ isDaily, isSealed }) => (
        <span css={styles.stack}>
          {isDaily ? t("health.byDay") : t("health.byPress")}
          {isSealed && <span css={styles.soft}>{t("health.sealed")}</span>}
        </span>
      ),
    },
    {
      id: "size",
      header: t("health.size"),
      align: "end",
      cell: ({ bytes }) => bytesIn(locale, bytes),
    },
    {
      id: "file",
      header: t("health.file"),
      cell: ({ name, download, madeAt }) => (
        <span css={styles.stack}>
          <a
            css={linkVariants.text}
            href={download}
            download={name}
            aria-label={t("health.downloadOf", { moment: momentIn(locale, madeAt) })}
          >
            {t("health.download")}
          </a>
          <bdi css={styles.soft}>{name}</bdi>
        </span>
      ),
    },
  ];
}
