import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { PauseIcon, RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { BindButton } from "../BindButton/BindButton.tsx";
import type { BindButtonProps } from "../BindButton/BindButton.tsx";
import { secondsIn } from "../amounts.ts";
import { isOnThisMachine } from "../model-settings.ts";
import type { Seeing } from "../painted-sample.ts";
import * as sample from "../SampleDialog/styles.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the dialog. */
export interface PictureDialogProps
  extends Pick<BindButtonProps, "models" | "onBind">, ElementProps<"div", "title"> {
  /** Which model paints, and what came of it. */
  seeing: Seeing;
  /** Stops the model that paints. */
  onStop: () => void;
  /** Has it painted once more. */
  onAgain: () => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** A scene painted by a model beside Katha's own picture of it, before it is bound. */
export function PictureDialog(props: PictureDialogProps) {
  const { seeing, models, onBind, onStop, onAgain, onClose, ...root } = props;
  const t = useMessages(adminMessages);
  const { offered, source, state, sample: painted, failure } = seeing;
  const isPainting = state === "painting";
  const wasPainted = painted !== undefined && painted.failed === null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t("models.seeTitle", { model: offered.model })}
      description={
        isOnThisMachine(source.baseUrl)
          ? t("models.seeHere")
          : t("models.seeThere", { name: source.title })
      }
      {...root}
    >
      <div css={sample.outcome}>
        {isPainting && <Callout tone="info">{t("models.painting")}</Callout>}
        {state === "stopped" && <Callout tone="info">{t("models.paintStopped")}</Callout>}
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        {painted?.failed && (
          <Callout tone="danger">{t(`models.unpainted.${painted.failed}`)}</Callout>
        )}
        {wasPainted && <Callout tone="info">{t("models.judge")}</Callout>}
        <div css={sample.acts}>
          {isPainting ? (
            <Button size="small" icon={PauseIcon} onClick={onStop}>
              {t("models.stop")}
            </Button>
          ) : (
            <Button size="small" icon={RetryIcon} onClick={onAgain}>
              {t("models.paintAgain")}
            </Button>
          )}
          <div css={shared.acts}>
            <BindButton
              candidate={{ source, offered }}
              models={models}
              isFirst={wasPainted}
              onBind={onBind}
            />
          </div>
        </div>
      </div>
      {(isPainting || painted) && <Sides seeing={seeing} />}
    </Dialog>
  );
}

function Sides({ seeing: { offered, sample: painted } }: { seeing: Seeing }) {
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  return (
    <>
      <div css={styles.sides}>
        <figure css={styles.side}>
          <figcaption css={styles.name}>
            <bdi>{offered.model}</bdi>
          </figcaption>
          {painted?.picture ? (
            <>
              <img
                css={styles.picture}
                src={painted.picture}
                alt={t("models.paintedBy", { name: offered.model, words: painted.words })}
              />
              <SmallText>
                {t("models.paintedIn", {
                  time: secondsIn(locale, painted.wholeMs),
                  width: String(painted.width),
                  height: String(painted.height),
                })}
              </SmallText>
            </>
          ) : (
            <div css={styles.awaited}>
              {painted === undefined ? (
                <Spinner size="small" />
              ) : (
                <SmallText>{t("models.noPicture")}</SmallText>
              )}
            </div>
          )}
        </figure>
        <figure css={styles.side}>
          <figcaption css={styles.name}>{t("models.kathaTells")}</figcaption>
          {painted === undefined ? (
            <div css={styles.awaited}>
              <Spinner size="small" />
            </div>
          ) : (
            <img
              css={styles.picture}
              src={painted.builtIn}
              alt={t("models.paintedBy", { name: "Katha", words: painted.words })}
            />
          )}
        </figure>
      </div>
      {painted && (
        <SmallText>
          {t("models.askedToPaint")}{" "}
          <span lang="en" dir="auto">
            {painted.words}
          </span>
        </SmallText>
      )}
    </>
  );
}
