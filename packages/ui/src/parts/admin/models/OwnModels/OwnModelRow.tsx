import type { OwnModel, OwnModels } from "@katha/api/shapes";
import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Progress } from "../../../../primitives/feedback/Progress/Progress.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { PlayIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { ConfirmDialog } from "../../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { useSending } from "../../../../primitives/useSending.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { bytesIn } from "../../HealthBoard/amounts.ts";
import { BindButton } from "../BindButton/BindButton.tsx";
import type { OfferedModelsProps } from "../OfferedModels/OfferedModels.tsx";
import { secondsIn } from "../amounts.ts";
import type { Act, Candidate } from "../model-settings.ts";
import { isBeingBrought, isHere, lackFor, runtimeBytes, toOfferedModel } from "../own-models.ts";
import { useSkillOf } from "../useSkillOf.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

export interface OwnModelActs extends Pick<OfferedModelsProps, "models" | "onBind" | "onHear"> {
  /** Brings a model, or goes on; resolves to why it was refused. */
  onBring: (name: string) => Act;
  /** Stops the bringing; what is here is kept. */
  onStop: (name: string) => Act;
  /** Removes its file, and unbinds it; resolves to why it was refused. */
  onRemove: (name: string) => Act;
}

interface OwnModelRowProps extends OwnModelActs {
  model: OwnModel;
  own: OwnModels;
}

/** A model: what it is like, how far it is here, and what can be done with it. */
export function OwnModelRow(props: OwnModelRowProps) {
  const { model, own, models, onBring, onStop, onRemove, onBind, onHear } = props;
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, refusal, run } = useSending();
  const { name, title, state, failure } = model;
  const lack = isHere(model) ? undefined : lackFor(model, own);
  const bringing = model.bytesHere > 0 ? "models.ownGoOn" : "models.ownBring";
  const candidate: Candidate = {
    // They run on the server's own machine, at no address.
    source: {
      name: own.provider,
      title: t("models.own"),
      protocol: "ollama",
      baseUrl: "http://localhost",
    },
    offered: toOfferedModel(model),
  };
  const isBound = models.some(({ bound }) =>
    bound.some((each) => each.provider === own.provider && each.model === name),
  );

  return (
    <li css={shared.row}>
      <Facts model={model} />
      {failure !== null && state === "failed" && (
        <Callout tone="danger">{t(`models.ownFailed.${failure}`)}</Callout>
      )}
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      <Progression model={model} own={own} lack={lack} />
      <div css={shared.acts}>
        {isBeingBrought(model) && (
          <Button
            size="small"
            loading={isBusy}
            aria-label={`${t("models.ownStop")}: ${title}`}
            onClick={() => void run(() => onStop(name))}
          >
            {t("models.ownStop")}
          </Button>
        )}
        {(state === "absent" || state === "failed") && lack === undefined && (
          <Button
            size="small"
            loading={isBusy}
            aria-label={`${t(bringing)}: ${title}`}
            onClick={() => void run(() => onBring(name))}
          >
            {t(bringing)}
          </Button>
        )}
        {isHere(model) && (
          <>
            <Button
              size="small"
              variant="ghost"
              icon={PlayIcon}
              css={alignText.start}
              aria-label={t("models.hearOf", { model: name })}
              onClick={() => onHear(candidate)}
            >
              {t("models.hear")}
            </Button>
            <BindButton candidate={candidate} models={models} onBind={onBind} />
          </>
        )}
        {!isBeingBrought(model) && model.bytesHere > 0 && (
          <Button
            size="small"
            variant="ghost"
            loading={isBusy}
            aria-label={`${t("models.ownRemove")}: ${title}`}
            onClick={() => setAsking(true)}
          >
            {t("models.ownRemove")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("models.ownRemoveTitle", { name: title })}
        description={[
          t("models.ownRemoveNote", { amount: bytesIn(locale, model.bytesHere) }),
          ...(isBound ? [t("models.ownRemoveBound")] : []),
        ].join(" ")}
        cancel={t("models.cancel")}
        confirm={t("models.ownRemove")}
        onConfirm={() => void run(() => onRemove(name))}
      />
    </li>
  );
}

function Facts({ model }: { model: OwnModel }) {
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const skillOf = useSkillOf();
  const { title, maker, licence, page, billions, bytes, memoryBytes, state } = model;
  const { wordsPerSecond, firstWordMs, usualWordsPerSecond } = model;
  const isMeasured = wordsPerSecond !== null && firstWordMs !== null;
  const pace = isMeasured
    ? t("models.ownMeasured", {
        amount: number(wordsPerSecond),
        seconds: secondsIn(locale, firstWordMs),
      })
    : usualWordsPerSecond !== null && t("models.ownUsual", { amount: number(usualWordsPerSecond) });
  return (
    <div css={styles.facts}>
      <div css={shared.line}>
        <h3 css={shared.name}>{title}</h3>
        {isHere(model) && (
          <Badge tone="success">
            {t(state === "loaded" ? "models.ownLoaded" : "models.ownHere")}
          </Badge>
        )}
      </div>
      <span css={shared.small}>{skillOf(toOfferedModel(model))}</span>
      <span css={shared.soft}>
        {[
          t("models.billions", { amount: number(billions) }),
          bytesIn(locale, bytes),
          t("models.ownMemory", { amount: bytesIn(locale, memoryBytes) }),
        ].join(" · ")}
      </span>
      {pace !== false && <span css={shared.soft}>{pace}</span>}
      <span css={shared.soft}>
        {[maker, licence].join(", ")}
        {" · "}
        <Link href={page} target="_blank" rel="noreferrer">
          {t("models.ownAbout", { name: title })}
          <VisuallyHidden> ({t("models.newTab")})</VisuallyHidden>
        </Link>
      </span>
    </div>
  );
}

interface ProgressionProps {
  model: OwnModel;
  own: OwnModels;
  lack: "memory" | "disk" | undefined;
}

/** What is to be brought, how far it is, or why it cannot be. */
function Progression({ model, own, lack }: ProgressionProps) {
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  const { title, state, bytes, bytesHere, bytesPerSecond, memoryBytes } = model;
  const amount = (count: number) => bytesIn(locale, count);
  const remaining = bytes - bytesHere;
  const runtime = runtimeBytes(own);

  if (state === "downloading") {
    return (
      <div css={shared.rows}>
        <Progress
          label={t("models.ownDownloading", { name: title })}
          value={(bytesHere / bytes) * 100}
          valueText={t("models.ownAmount", { here: amount(bytesHere), whole: amount(bytes) })}
        />
        {bytesPerSecond !== null && (
          <p css={shared.soft}>{t("models.ownPace", { speed: amount(bytesPerSecond) })}</p>
        )}
      </div>
    );
  }
  if (isBeingBrought(model)) {
    const doing =
      state === "preparing"
        ? "models.ownPreparing"
        : state === "checking"
          ? "models.ownChecking"
          : "models.ownMeasuring";
    return (
      <output css={shared.line}>
        <Spinner size="small" />
        <span css={shared.soft}>{t(doing)}</span>
      </output>
    );
  }
  if (isHere(model)) return null;
  if (lack === "memory") {
    const words = { amount: amount(memoryBytes), has: amount(own.machine.memoryBytes) };
    return <Callout tone="warning">{t("models.ownLacks.memory", words)}</Callout>;
  }
  if (lack === "disk") {
    const words = {
      amount: amount(remaining + runtime),
      has: amount(own.machine.diskFreeBytes ?? 0),
    };
    return <Callout tone="warning">{t("models.ownLacks.disk", words)}</Callout>;
  }
  const words = { amount: amount(remaining), runtime: amount(runtime) };
  return (
    <p css={shared.soft}>
      {bytesHere > 0 && (
        <>{t("models.ownPart", { here: amount(bytesHere), whole: amount(bytes) })} </>
      )}
      {t(runtime > 0 ? "models.ownToBring" : "models.ownToBringFile", words)}
    </p>
  );
}
