import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import {
  BackIcon,
  CloseIcon,
  EditIcon,
  RetryIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface PreviewChoice {
  text: string;
  /** Its target scene exists. */
  leads: boolean;
}

export interface PreviewStep {
  node: string;
  /** The choice that led here; null at the start. */
  choice: string | null;
}

export interface PreviewTotals {
  turns: number;
  nodes: number;
  minutes: number;
  credits: number;
  xp: number;
}

export interface PreviewNarrator {
  models: readonly { key: string; name: string; note?: string }[];
  /** Null: no model, the scenes are shown as written. */
  value: string | null;
  onValueChange: (key: string | null) => void;
}

export interface PlayFromHereProps extends ElementProps<"section", "onSelect"> {
  /** What the scene says, as written or as a model narrated it. */
  text: string;
  /** The choices of the scene; none at an ending. */
  choices: readonly PreviewChoice[];
  /** The title of the ending that this is. */
  ending?: string | undefined;
  /** From the first scene to the current one. */
  path: readonly PreviewStep[];
  /** What the play has come to so far. */
  totals: PreviewTotals;
  /** Models that can narrate; absent where there are none. */
  narrator?: PreviewNarrator | undefined;
  /** The model that narrated this text; absent for the scene's own text. */
  narratedBy?: string | undefined;
  /** A model is generating text. */
  narrating?: { onStop: () => void } | undefined;
  /** Why the model failed. */
  failure?: string | undefined;
  /** Asks the model again after it failed. */
  onNarrateAgain?: (() => void) | undefined;
  /** To say or do what no choice has; only a model can answer that. */
  onType?: ((words: string) => void) | undefined;
  /** The language of the story's words. */
  language?: string | undefined;
  /** Called with the choice that was taken, counted from 0. */
  onSelect: (choice: number) => void;
  /** Goes one step back. */
  onBack: () => void;
  /** Goes back to where the play began. */
  onRestart: () => void;
  /** To write on the scene that is being played. */
  onEdit?: ((node: string) => void) | undefined;
  /** Ends the play. */
  onClose: () => void;
}

/** Plays a story from any scene, with the totals of the play beside it. */
export function PlayFromHere(props: PlayFromHereProps) {
  const { text, choices, ending, path, totals, language, onSelect, onEdit, ...more } = props;
  const { narrator, narratedBy, narrating, failure, onNarrateAgain, onType, ...rest } = more;
  const { onBack, onRestart, onClose, ...root } = rest;
  const model = narrator?.models.find(({ key }) => key === narrator.value)?.name;
  const t = useMessages(proofMessages);
  const heading = useId();
  const told = useRef<HTMLDivElement>(null);
  const here = path.at(-1)?.node ?? "";
  const steps = path.length;
  const first = useRef(steps);
  useEffect(() => {
    // The pressed choice was removed: focus moves to the new text.
    if (first.current !== steps) told.current?.focus();
    first.current = steps;
  }, [steps]);
  const isStuck = choices.length > 0 && choices.every(({ leads }) => !leads);
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== "");
  return (
    <section css={styles.walk} aria-labelledby={heading} {...root}>
      <header css={styles.head}>
        <div css={styles.words}>
          <h3 id={heading} css={styles.title}>
            {t("walk.title")}
          </h3>
          <SmallText>
            {model === undefined ? t("walk.note") : t("walk.noteTold", { model })}
          </SmallText>
        </div>
        <div css={styles.tools}>
          <IconButton
            size="small"
            icon={BackIcon}
            flipRtl
            label={t("walk.back")}
            aria-disabled={steps < 2}
            onClick={onBack}
          />
          <IconButton
            size="small"
            icon={RetryIcon}
            label={t("walk.again")}
            aria-disabled={steps < 2}
            onClick={onRestart}
          />
          <IconButton
            size="small"
            variant="ghost"
            icon={CloseIcon}
            label={t("walk.close")}
            onClick={onClose}
          />
        </div>
      </header>
      {narrator && <NarratorSelect teller={narrator} />}
      <div css={styles.columns}>
        <div css={styles.page}>
          <div ref={told} tabIndex={-1} css={styles.told} lang={language} dir="auto">
            {paragraphs.length === 0 && (
              <p css={styles.untold} lang="">
                {t("walk.untold")}
              </p>
            )}
            {paragraphs.map((paragraph, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change places
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          {narratedBy !== undefined && (
            <SmallText>{t("walk.toldBy", { who: narratedBy })}</SmallText>
          )}
          {choices.length === 0 && (
            <p css={styles.over}>
              {ending === undefined || ending === ""
                ? t("walk.over")
                : t("walk.overCalled", { title: ending })}
            </p>
          )}
          {isStuck && <p css={styles.stuck}>{t("walk.stuck")}</p>}
          {choices.length > 0 && (
            <ul css={styles.choices} aria-label={t("walk.choices")}>
              {choices.map((choice, at) => (
                <li key={`${String(steps)} ${String(at)}`}>
                  <button
                    type="button"
                    css={styles.choice}
                    lang={language}
                    dir="auto"
                    disabled={!choice.leads || narrating !== undefined}
                    onClick={() => onSelect(at)}
                  >
                    <Said choice={choice} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {onType && choices.length > 0 && (
            <Saying key={steps} onType={onType} waits={narrating !== undefined} />
          )}
          {narrating && (
            <div css={styles.telling}>
              <output>{t("walk.telling", { model: model ?? "" })}</output>
              <Button size="small" onClick={narrating.onStop}>
                {t("walk.stopTelling")}
              </Button>
            </div>
          )}
          {failure !== undefined && (
            <div css={styles.telling}>
              <Callout tone="danger">{failure}</Callout>
              {onNarrateAgain && (
                <Button size="small" icon={RetryIcon} onClick={onNarrateAgain}>
                  {t("walk.tellAgain")}
                </Button>
              )}
            </div>
          )}
          {onEdit && (
            <Button
              size="small"
              variant="ghost"
              icon={EditIcon}
              css={[styles.edit, alignText.start]}
              onClick={() => onEdit(here)}
            >
              {t("walk.edit", { node: here })}
            </Button>
          )}
        </div>
        <Side path={path} totals={totals} />
      </div>
    </section>
  );
}

const noModel = "nobody";

function NarratorSelect({ teller: { models, value, onValueChange } }: { teller: PreviewNarrator }) {
  const t = useMessages(proofMessages);
  return (
    <Select
      compact
      label={t("walk.teller")}
      options={[
        { value: noModel, label: t("walk.nobody") },
        ...models.map(({ key, name, note }) =>
          note === undefined ? { value: key, label: name } : { value: key, label: name, note },
        ),
      ]}
      value={value ?? noModel}
      onValueChange={(key) => onValueChange(key === noModel ? null : key)}
    />
  );
}

/** It is inside the story's form, so it cannot be a form itself. */
function Saying({ onType, waits }: { onType: (words: string) => void; waits: boolean }) {
  const t = useMessages(proofMessages);
  const [words, setWords] = useState("");
  const send = () => {
    if (!waits && words.trim() !== "") onType(words.trim());
  };
  return (
    <div css={styles.saying}>
      <TextField
        label={t("walk.say")}
        dir="auto"
        maxLength={4_000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          send();
        }}
      />
      <Button size="small" aria-disabled={waits || words.trim() === ""} onClick={send}>
        {t("walk.sayDo")}
      </Button>
    </div>
  );
}

function Said({ choice: { text, leads } }: { choice: PreviewChoice }) {
  const t = useMessages(proofMessages);
  const said = text.trim() === "" ? t("walk.unsaid") : text;
  return leads ? said : t("walk.loose", { choice: said });
}

function Side({ path, totals }: Pick<PlayFromHereProps, "path" | "totals">) {
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  const [state, way] = [useId(), useId()];
  return (
    <aside css={styles.side} aria-labelledby={state}>
      <h4 id={state} css={styles.sideTitle}>
        {t("walk.state")}
      </h4>
      <StatTable
        rows={[
          { name: t("walk.xp"), value: number(totals.xp), highlighted: true },
          { name: t("walk.turns"), value: number(totals.turns) },
          { name: t("walk.scenes"), value: number(totals.nodes) },
          { name: t("walk.minutes"), value: number(totals.minutes) },
          { name: t("walk.coins"), value: number(totals.credits) },
        ]}
      />
      <h4 id={way} css={styles.sideTitle}>
        {t("walk.path")}
      </h4>
      <ol css={styles.path} aria-labelledby={way}>
        {path.map(({ node, choice }, at) => (
          <li
            key={`${String(at)} ${node}`}
            css={styles.step}
            {...(at === path.length - 1 && { "aria-current": "step" })}
          >
            <bdi css={styles.stepNode}>{node}</bdi>{" "}
            <span css={styles.stepChoice} dir="auto">
              {choice ?? t("walk.began")}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
