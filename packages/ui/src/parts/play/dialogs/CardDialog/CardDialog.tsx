import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { DownloadIcon, ShareIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { keepsakeMessages } from "../../../../messages/players/keepsake.ts";
import type { OpenedProps } from "../../opened.ts";
import * as styles from "./styles.ts";

/** The card as it is drawn. */
export type DrawnCard =
  | { state: "drawing" }
  | { state: "failed" }
  /** `isCut`: not all of the passage has room. */
  | { state: "ready"; src: string; isCut: boolean };

/** Other props are passed to the dialog. */
export interface CardDialogProps extends OpenedProps {
  /** The passage on the card. */
  words: string;
  /** The greatest length of the passage. */
  maxLength: number;
  /** Called with the passage as it was changed. */
  onWordsChange: (words: string) => void;
  /** The story's language: `hi`, `ur`. */
  language: string;
  /** The card, or why there is none. */
  card: DrawnCard;
  /** Downloads the picture. */
  onSave: () => void;
  /** Opens the system's share sheet; without it no button is shown. */
  onShare?: (() => void) | undefined;
}

/** A passage as a picture, to be kept or shared. */
export function CardDialog(props: CardDialogProps) {
  const { words, maxLength, onWordsChange, language, card, onSave, onShare, ...root } = props;
  const t = useMessages(keepsakeMessages);
  const isReady = card.state === "ready";
  return (
    <Dialog
      title={t("card.title")}
      description={t("card.note")}
      actions={
        <>
          <Button onClick={() => root.onOpenChange(false)}>{t("card.close")}</Button>
          {onShare && (
            <Button
              icon={ShareIcon}
              aria-disabled={!isReady}
              onClick={isReady ? onShare : undefined}
            >
              {t("card.share")}
            </Button>
          )}
          <Button
            variant="primary"
            icon={DownloadIcon}
            aria-disabled={!isReady}
            onClick={isReady ? onSave : undefined}
          >
            {t("card.save")}
          </Button>
        </>
      }
      {...root}
    >
      <div css={styles.frame}>
        {isReady && <img css={styles.card} src={card.src} alt={t("card.alt")} />}
        {card.state === "drawing" && <output>{t("card.drawing")}</output>}
      </div>
      {card.state === "failed" && <Callout tone="danger">{t("card.failed")}</Callout>}
      {isReady && card.isCut && <Callout tone="warning">{t("card.cut")}</Callout>}
      <Textarea
        label={t("card.words")}
        value={words}
        maxLength={maxLength}
        lang={language}
        dir="auto"
        onChange={({ currentTarget }) => onWordsChange(currentTarget.value)}
      />
    </Dialog>
  );
}
