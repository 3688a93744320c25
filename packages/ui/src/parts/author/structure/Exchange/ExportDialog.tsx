import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { DownloadIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { exchangeWords } from "../../../../words/exchange/words.ts";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import type { ExchangeFormat, ExportPreview } from "./exchange.ts";
import { LossList } from "./LossList.tsx";
import * as styles from "./styles.ts";

export interface ExportDialogProps {
  open: boolean;
  /** One for each form in which it can go. */
  previews: readonly ExportPreview[];
  onDownload: (format: ExchangeFormat) => void;
  onClose: () => void;
}

/** Takes the story along to another program; what one cannot hold is said before the download. */
export function ExportDialog({ open, previews, onDownload, onClose }: ExportDialogProps) {
  const { number } = useLanguage();
  const say = useWords(exchangeWords);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say("export.title")}
      note={say("export.note")}
      size="medium"
      actions={<Button onClick={onClose}>{say("export.close")}</Button>}
    >
      <ul css={styles.ways}>
        {previews.map(({ format, file, losses, beside, renamed }) => (
          <li key={format} css={styles.way}>
            <div css={styles.wayHead}>
              <div>
                <h3 css={styles.heading}>{say(`export.${format}`)}</h3>
                <p css={styles.soft}>{say(`export.${format}For`)}</p>
              </div>
              <Button
                icon={DownloadIcon}
                size="small"
                css={styles.download}
                onClick={() => onDownload(format)}
              >
                <bdi css={styles.file}>{say("export.do", { file })}</bdi>
              </Button>
            </div>
            {beside.length > 0 && (
              <p css={styles.soft}>{say("export.beside", { fields: beside.join(", ") })}</p>
            )}
            {renamed > 0 && (
              <p css={styles.soft}>
                {say("export.renamed", { count: renamed, amount: number(renamed) })}
              </p>
            )}
            {losses.length > 0 && (
              <LossList
                title={say("export.lost", { count: losses.length, amount: number(losses.length) })}
                losses={losses}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
