import type { BoundModel, ModelSetting } from "@katha/api/shapes";
import { useState } from "react";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
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
import { ConfirmDialog } from "../../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { useSending } from "../../../../primitives/useSending.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { momentIn } from "../../../../messages/moment-in.ts";
import { secondsIn } from "../amounts.ts";
import { everyOther, isFromFile } from "../model-settings.ts";
import type { Act, ModelKind } from "../model-settings.ts";
import { useNameOf } from "../useNameOf.ts";
import * as shared from "../styles.ts";
import { BindingOptionsForm } from "./BindingOptionsForm.tsx";
import * as styles from "./styles.ts";

export interface BoundActs {
  /** Changes who serves a name: order, options, who is left. */
  onRebind: (to: ModelSetting, bound: readonly BoundModel[]) => Act;
  /** Has a bound model tell or paint a sample. */
  onHear: (bound: BoundModel, kind: ModelKind) => void;
}

interface BoundRowProps extends BoundActs {
  bound: BoundModel;
  /** As people call its provider. */
  provider: string;
  served: ModelSetting;
  /** Its place in the order. */
  at: number;
}

const tones = { ready: "success", trying: "warning", resting: "danger" } as const;

/** A model that is asked for a name: how it fares, its place in the order, and its options. */
export function BoundRow(props: BoundRowProps) {
  const { bound, provider, served, at, onRebind, onHear } = props;
  const t = useMessages(adminMessages);
  const name = useNameOf()(served);
  const [asks, setAsks] = useState(false);
  const { isBusy, refusal, run } = useSending();
  const {
    model,
    health: { state },
  } = bound;
  const isFirst = at === 0;
  const isLast = at === served.bound.length - 1;
  const isChangedHere = !isFromFile(served) && !served.asOthers;
  // How those fare who serve all others is seen at each of the names.
  const isAsked = served.modelKey !== everyOther;

  const rebind = (others: readonly BoundModel[]) => void run(() => onRebind(served, others));
  const moveTo = (to: number) => rebind(served.bound.toSpliced(at, 1).toSpliced(to, 0, bound));

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
            onClick={() => onHear(bound, served.kind)}
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
                    onClick={() => moveTo(at - 1)}
                  />
                  <IconButton
                    icon={DownIcon}
                    size="small"
                    variant="ghost"
                    label={t("models.later", { model, name })}
                    aria-disabled={isLast || isBusy}
                    onClick={() => moveTo(at + 1)}
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
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
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
            onKeep={(changed) => onRebind(served, served.bound.with(at, changed))}
          />
        </Disclosure>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t("models.unbindTitle", { model, name })}
        description={t("models.unbindNote")}
        cancel={t("models.cancel")}
        confirm={t("models.unbindDo")}
        onConfirm={() => rebind(served.bound.toSpliced(at, 1))}
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
