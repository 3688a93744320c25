import type { BoundModel, ModelSetting } from "@katha/api/shapes";
import { useState } from "react";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import {
  DownIcon,
  PaintIcon,
  PlayIcon,
  RemoveIcon,
  UpIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { momentIn } from "../../HealthBoard/amounts.ts";
import { secondsIn } from "../amounts.ts";
import { everyOther, isFromFile } from "../model-settings.ts";
import type { Act } from "../model-settings.ts";
import { useNameOf } from "../useNameOf.ts";
import * as shared from "../styles.ts";
import { BindingOptionsForm } from "./BindingOptionsForm.tsx";
import * as styles from "./styles.ts";

interface BoundRowProps {
  bound: BoundModel;
  /** As people call its provider. */
  provider: string;
  served: ModelSetting;
  at: number;
  isLast: boolean;
  onMove: (to: number) => Act | undefined;
  onUnbind: () => Act;
  onOptions: (changed: BoundModel) => Act;
  onHear: () => void;
}

const tones = { ready: "success", trying: "warning", resting: "danger" } as const;

/** A model that is asked for a name: how it fares, its place in the order, and its options. */
export function BoundRow(props: BoundRowProps) {
  const { bound, provider, served, at, isLast, onMove, onUnbind, onOptions, onHear } = props;
  const t = useMessages(adminMessages);
  const name = useNameOf()(served);
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const {
    model,
    health: { state },
  } = bound;
  const isFirst = at === 0;
  const isChangedHere = !isFromFile(served) && !served.asOthers;
  // How those fare who serve all others is seen at each of the names.
  const isAsked = served.modelKey !== everyOther;

  async function run(act: () => Act | undefined): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setFailure(await act());
    setBusy(false);
  }

  return (
    <div css={styles.bound}>
      <div css={styles.boundHead}>
        <div css={styles.who}>
          {!isFirst && <span css={shared.soft}>{t("models.fallback")}</span>}
          <span css={shared.line}>
            <bdi css={shared.name}>{model}</bdi>
            <bdi css={shared.soft}>{provider}</bdi>
            {isAsked && <Badge tone={tones[state] ?? "muted"}>{t(`models.state.${state}`)}</Badge>}
          </span>
          {isAsked && <Latency bound={bound} />}
        </div>
        <div css={styles.tools}>
          <IconButton
            icon={served.kind === "image" ? PaintIcon : PlayIcon}
            size="small"
            variant="ghost"
            label={t(served.kind === "image" ? "models.seeOf" : "models.hearOf", { model })}
            onClick={onHear}
          />
          {isChangedHere && (
            <>
              {(!isFirst || !isLast) && (
                <>
                  <IconButton
                    icon={UpIcon}
                    size="small"
                    variant="ghost"
                    label={t("models.earlier", { model, name })}
                    aria-disabled={isFirst || isBusy}
                    onClick={() => void run(() => onMove(at - 1))}
                  />
                  <IconButton
                    icon={DownIcon}
                    size="small"
                    variant="ghost"
                    label={t("models.later", { model, name })}
                    aria-disabled={isLast || isBusy}
                    onClick={() => void run(() => onMove(at + 1))}
                  />
                </>
              )}
              <IconButton
                icon={RemoveIcon}
                size="small"
                variant="ghost"
                label={t("models.unbind", { model, name })}
                aria-disabled={isBusy}
                onClick={() => setAsks(true)}
              />
            </>
          )}
        </div>
      </div>
      <Trouble bound={bound} />
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {isChangedHere && (
        <Disclosure
          look="quiet"
          title={t("models.options")}
          label={t("models.optionsOf", { model, name })}
        >
          <BindingOptionsForm
            kind={served.kind}
            bound={bound}
            label={t("models.optionsOf", { model, name })}
            onKeep={(options) => onOptions({ ...bound, ...options })}
          />
        </Disclosure>
      )}
      <Dialog
        open={asks}
        alert
        onOpenChange={() => setAsks(false)}
        title={t("models.unbindTitle", { model, name })}
        description={t("models.unbindNote")}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{t("models.cancel")}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsks(false);
                void run(onUnbind);
              }}
            >
              {t("models.unbindDo")}
            </Button>
          </>
        }
      />
    </div>
  );
}

function Latency({ bound: { firstWordMs, wholeMs } }: { bound: BoundModel }) {
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  if (wholeMs === null) return <span css={shared.soft}>{t("models.unasked")}</span>;
  const whole = secondsIn(locale, wholeMs);
  return (
    <span css={shared.soft}>
      {firstWordMs === null
        ? t("models.latencyWhole", { whole })
        : t("models.latency", { first: secondsIn(locale, firstWordMs), whole })}
    </span>
  );
}

/** Since it last answered. */
const lastFailure = ({ failures, lastError }: BoundModel["health"]) =>
  failures === 0 ? null : lastError;

function Trouble({ bound: { health } }: { bound: BoundModel }) {
  const { state, restsUntil } = health;
  const lastError = lastFailure(health);
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  if (state === "ready" && lastError === null) return null;
  return (
    <p css={shared.soft}>
      {restsUntil !== null && t("models.restsUntil", { moment: momentIn(locale, restsUntil) })}{" "}
      {lastError !== null &&
        t("models.lastFailed", {
          moment: momentIn(locale, lastError.at),
          why: t(`models.failed.${lastError.failure}`),
        })}
    </p>
  );
}
