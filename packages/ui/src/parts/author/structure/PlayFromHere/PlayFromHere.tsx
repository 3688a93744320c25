import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useEffect, useId, useRef } from "react";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import {
  BackIcon,
  CloseIcon,
  EditIcon,
  RetryIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { testPlayMessages } from "../../../../messages/authors/test-play.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import type { HeardLine } from "../../answers/AnswersPanel/tried-line.ts";
import { useReasonWords } from "../../answers/AnswersPanel/useReasonWords.ts";
import { PreviewChoices, Saying } from "./PreviewChoices.tsx";
import { NarratorSelect, SetupForm } from "./SetupForm.tsx";
import { Side } from "./Side.tsx";
import type {
  PreviewChoice,
  PreviewNarrator,
  PreviewOutcomeChoice,
  PreviewSetup,
  PreviewState,
  PreviewStep,
  PreviewTotals,
} from "./preview.ts";
import * as styles from "./styles.ts";

export interface PlayFromHereProps extends ElementProps<"section", "onSelect"> {
  /** The text of the scene, as written or as a model narrated it. */
  text: string;
  /** The choices of the scene; empty at an ending. */
  choices: readonly PreviewChoice[];
  /**
   * Whether the scene is an ending; if not, an empty list means that no choice is available now.
   * @default true
   */
  isEnding?: boolean;
  /** The state; absent if the story has none. */
  state?: PreviewState | undefined;
  /** Sets the state with which the play begins. */
  setup?: PreviewSetup | undefined;
  /** The outcome of skill checks. */
  outcome?: PreviewOutcomeChoice | undefined;
  /** The title of the ending, if the scene is one. */
  ending?: string | undefined;
  /** The steps from the first scene to the current one. */
  path: readonly PreviewStep[];
  /** The totals of the play so far. */
  totals: PreviewTotals;
  /** The models that can narrate; absent if there are none. */
  narrator?: PreviewNarrator | undefined;
  /** The model that narrated this text; absent if it is the scene's own text. */
  narratedBy?: string | undefined;
  /** How the last typed line was understood, and why. */
  heard?: Pick<HeardLine, "way" | "reason" | "model"> | undefined;
  /** A model is generating text. */
  narrating?: { onStop: () => void } | undefined;
  /** Why the model failed. */
  failure?: string | undefined;
  /** Tries again after the model failed. */
  onNarrateAgain?: (() => void) | undefined;
  /** Called with what the author typed instead of taking a choice; only a model can answer that. */
  onType?: ((words: string) => void) | undefined;
  /** The language of the story's text. */
  language?: string | undefined;
  /** Called with the index of the choice that was taken, from 0. */
  onSelect: (choice: number) => void;
  /** Goes one step back. */
  onBack: () => void;
  /** Returns to where the play began. */
  onRestart: () => void;
  /** Edits the current scene. */
  onEdit?: ((node: string) => void) | undefined;
  /** Ends the play. */
  onClose: () => void;
}

/** Plays a story from any scene, with the totals of the play beside it. */
export function PlayFromHere(props: PlayFromHereProps) {
  const {
    text,
    choices,
    ending,
    path,
    totals,
    language,
    onSelect,
    onEdit,
    isEnding = true,
    state,
    setup,
    outcome,
    narrator,
    narratedBy,
    heard,
    narrating,
    failure,
    onNarrateAgain,
    onType,
    onBack,
    onRestart,
    onClose,
    ...root
  } = props;
  const model = narrator?.models.find(({ modelKey }) => modelKey === narrator.value)?.displayName;
  const t = useMessages(proofMessages);
  const tTest = useMessages(testPlayMessages);
  const explain = useReasonWords();
  const heading = useId();
  const told = useRef<HTMLDivElement>(null);
  const here = path.at(-1)?.node ?? "";
  const steps = path.length;
  const first = useRef(steps);
  useEffect(() => {
    // The pressed choice was removed: the focus moves to the new text.
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
      {setup && <SetupForm setup={setup} />}
      <div css={styles.columns}>
        <div css={styles.page}>
          <div ref={told} tabIndex={-1} css={styles.told} lang={language} dir="auto">
            {paragraphs.length === 0 && (
              <p css={styles.untold} lang="">
                {t("walk.untold")}
              </p>
            )}
            {paragraphs.map((paragraph, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs are never reordered
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          {narratedBy !== undefined && (
            <SmallText>{t("walk.toldBy", { who: narratedBy })}</SmallText>
          )}
          {heard && <SmallText>{explain(heard).join(" ")}</SmallText>}
          {choices.length === 0 && !isEnding && <p css={styles.stuck}>{tTest("noneOffered")}</p>}
          {choices.length === 0 && isEnding && (
            <p css={styles.over}>
              {ending === undefined || ending === ""
                ? t("walk.over")
                : t("walk.overCalled", { title: ending })}
            </p>
          )}
          {isStuck && <p css={styles.stuck}>{t("walk.stuck")}</p>}
          {choices.length > 0 && (
            <PreviewChoices
              choices={choices}
              step={steps}
              language={language}
              waits={narrating !== undefined}
              onSelect={onSelect}
            />
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
        <Side {...{ outcome, state, path, totals }} />
      </div>
    </section>
  );
}
