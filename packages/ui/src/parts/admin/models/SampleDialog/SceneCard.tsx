import type { ModelSample, OfferedModel } from "@katha/api/shapes";
import { Card } from "../../../../primitives/content/Card/Card.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { ProblemIcon, WarningIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { dollarsIn, secondsIn } from "../amounts.ts";
import { costOf } from "../model-cost.ts";
import { wordsPerSecond } from "../told-sample.ts";
import type { HeardScene } from "../told-sample.ts";
import * as shared from "../styles.ts";
import * as styles from "./styles.ts";

interface SceneCardProps {
  scene: HeardScene;
  offered: OfferedModel;
}

/** One scene: what came before, what is typed, what the model tells, and what Katha would. */
export function SceneCard({ scene: heard, offered }: SceneCardProps) {
  const t = useMessages(adminMessages);
  const { scene, state, storyTitle, told, failure } = heard;
  const title = told?.storyTitle ?? storyTitle;
  return (
    <Card as="article" size="small" aria-busy={state === "telling"}>
      <div css={shared.line}>
        <h3 css={shared.name}>{t(`models.scene.${scene}`)}</h3>
        {title !== undefined && title !== "" && <bdi css={shared.soft}>{title}</bdi>}
      </div>
      {state === "telling" && (
        <output css={shared.line}>
          <Spinner size="small" />
          <span css={shared.soft}>{t("models.telling")}</span>
        </output>
      )}
      {state === "waits" && <p css={shared.soft}>{t("models.waits")}</p>}
      {state === "stopped" && <p css={shared.soft}>{t("models.stopped")}</p>}
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {told && <Told told={told} offered={offered} />}
    </Card>
  );
}

const flaws: Readonly<Record<string, keyof typeof adminMessages & `models.flaw.${string}`>> = {
  "our own words": "models.flaw.ours",
  "no prose": "models.flaw.prose",
  "another language": "models.flaw.language",
  "a secret": "models.flaw.secret",
  "another scene": "models.flaw.scene",
  "nobody of the story": "models.flaw.nobody",
  "somebody who is not here": "models.flaw.absent",
  "not for a child": "models.flaw.child",
  "too long": "models.flaw.long",
  "told in another person": "models.flaw.person",
  "told in another tense": "models.flaw.tense",
  "what never happens here": "models.flaw.never",
  "told before": "models.flaw.before",
  "spoken for the player": "models.flaw.spoken",
  "an ending too early": "models.flaw.early",
  "somebody who is dead": "models.flaw.dead",
  "a thing that is gone": "models.flaw.gone",
  "cut off": "models.flaw.cutOff",
};

function Told({ told, offered }: { told: ModelSample; offered: OfferedModel }) {
  const t = useMessages(adminMessages);
  const { language, before, typed, choices, failed, flaw } = told;
  // A check that has no words yet is shown by its own name.
  const known = flaw === null ? undefined : flaws[flaw];
  return (
    <>
      {before !== "" && (
        <p css={[styles.prose, styles.before]} lang={language} dir="auto">
          {before}
        </p>
      )}
      <p css={shared.soft}>
        {t("models.typed")}{" "}
        <bdi css={styles.typed} lang={language}>
          {typed}
        </bdi>
      </p>
      <div css={styles.sides}>
        <div css={styles.side}>
          <h4 css={styles.sideName}>
            <bdi>{offered.model}</bdi>
          </h4>
          {told.told !== "" && (
            <p css={styles.prose} lang={language} dir="auto">
              {told.told}
            </p>
          )}
          {failed !== null && (
            <p css={[styles.flaw, styles.flawTones.danger]}>
              <Icon icon={ProblemIcon} size="small" />
              {t(`models.failed.${failed}`)}
            </p>
          )}
          {flaw !== null && (
            <p css={[styles.flaw, styles.flawTones.warning]}>
              <Icon icon={WarningIcon} size="small" />
              {t("models.cutShort", { flaw: known === undefined ? flaw : t(known) })}
            </p>
          )}
          {choices.length > 0 && (
            <p css={shared.soft} lang={language}>
              {t("models.choices", { choices: choices.join(" · ") })}
            </p>
          )}
        </div>
        <div css={[styles.side, styles.own]}>
          <h4 css={styles.sideName}>{t("models.kathaTells")}</h4>
          <p css={styles.prose} lang={language} dir="auto">
            {told.builtIn}
          </p>
        </div>
      </div>
      <Measures told={told} offered={offered} />
    </>
  );
}

function Measures({ told, offered }: { told: ModelSample; offered: OfferedModel }) {
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const { firstWordMs, promptTokens, completionTokens, schemaHeld } = told;
  const speed = wordsPerSecond(told);
  const hasTokens = promptTokens + completionTokens > 0;
  const cost = hasTokens ? costOf(offered, promptTokens, completionTokens) : undefined;
  const facts = [
    firstWordMs === null ? [] : t("models.firstWord", { time: secondsIn(locale, firstWordMs) }),
    speed === undefined ? [] : t("models.speed", { amount: number(speed) }),
    hasTokens
      ? t("models.tokens", { read: number(promptTokens), written: number(completionTokens) })
      : [],
    cost === undefined ? [] : t("models.cost", { cost: dollarsIn(locale, cost) }),
  ].flat();
  return (
    <div css={shared.line}>
      {schemaHeld !== null && (
        <Chip tone={schemaHeld ? "success" : "warning"}>
          {t(schemaHeld ? "models.schemaHeld" : "models.schemaBroken")}
        </Chip>
      )}
      {facts.length > 0 && <span css={shared.soft}>{facts.join(" · ")}</span>}
    </div>
  );
}
