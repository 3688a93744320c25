import type { ReactNode } from "react";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { DownloadIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { exchangeMessages } from "../../../../messages/authors/exchange.ts";
import type { BundleExport, ExchangeFormat, ExportPreview, WorkState } from "./exchange.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { LossList } from "./LossList.tsx";
import { WorkNotice } from "./WorkNotice.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the dialog itself. */
export interface ExportDialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Whether the files are being written, or why that came to nothing. */
  work?: WorkState | undefined;
  /** Stops writing. */
  onStop?: (() => void) | undefined;
  /** Writes the files again. */
  onAgain?: (() => void) | undefined;
  /** One for each export format, with what that format cannot hold. */
  previews: readonly ExportPreview[];
  /** The story as one file for another Katha; absent before it was saved for the first time. */
  bundle?: BundleExport | undefined;
  /** Called with the format that was pressed. */
  onDownload: (format: ExchangeFormat) => void;
  /** Called with `false` on Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
}

/** Exports the story for another program; losses are listed before the download. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, work, onStop, onAgain, previews, bundle, onDownload, onOpenChange, ...root } =
    props;
  const { number } = useFormats();
  const t = useMessages(exchangeMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("export.title")}
      description={t("export.note")}
      size="medium"
      actions={<Button onClick={() => onOpenChange(false)}>{t("export.close")}</Button>}
      {...root}
    >
      {work && <WorkNotice doing="export" work={work} onStop={onStop} onAgain={onAgain} />}
      {previews.length > 0 && (
        <ul css={styles.ways}>
          {previews.map(({ format, file, losses, beside, renamed }) => (
            <Way
              key={format}
              title={t(`export.${format}`)}
              note={t(`export.${format}For`)}
              file={file}
              onDownload={() => onDownload(format)}
            >
              {beside.length > 0 && (
                <SmallText>{t("export.beside", { fields: beside.join(", ") })}</SmallText>
              )}
              {renamed > 0 && (
                <SmallText>
                  {t("export.renamed", { count: renamed, amount: number(renamed) })}
                </SmallText>
              )}
              {losses.length > 0 && (
                <LossList
                  title={t("export.lost", { count: losses.length, amount: number(losses.length) })}
                  losses={losses}
                />
              )}
            </Way>
          ))}
          {bundle && (
            <Way title={t("export.bundle")} note={t("export.bundleFor")} {...bundle}>
              {bundle.failure !== undefined && <Callout tone="danger">{bundle.failure}</Callout>}
            </Way>
          )}
        </ul>
      )}
    </Dialog>
  );
}

interface WayProps extends Pick<BundleExport, "file" | "onDownload"> {
  title: string;
  note: string;
  isWorking?: boolean;
  children: ReactNode;
}

function Way({ title, note, file, isWorking = false, onDownload, children }: WayProps) {
  const t = useMessages(exchangeMessages);
  return (
    <li css={styles.way}>
      <div css={styles.wayHead}>
        <div>
          <h3 css={styles.heading}>{title}</h3>
          <SmallText>{note}</SmallText>
        </div>
        <Button
          icon={DownloadIcon}
          size="small"
          css={styles.download}
          loading={isWorking}
          onClick={onDownload}
        >
          <bdi css={styles.file}>{t("export.do", { file })}</bdi>
        </Button>
      </div>
      {children}
    </li>
  );
}
