import type { ReactNode } from "react";
import { useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { RadioGroup } from "../../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { modelMessages } from "../../../../messages/players/models.ts";
import { playMessages } from "../../../../messages/players/play.ts";
import { Coin } from "../Coin/Coin.tsx";
import type { ModelKind, ModelOption } from "./model-option.ts";
import { modelNote } from "../notes/notes.ts";
import * as styles from "./styles.ts";
import { useClosing } from "./useClosing.ts";

export interface ModelPickerProps extends ElementProps<"div"> {
  /** Whether the models write or paint; it also names the picker. */
  kind: ModelKind;
  /** The models to choose from, in display order. */
  models: readonly ModelOption[];
  /** The key of the chosen model. */
  value: string;
  /** Called with the key of the model that was chosen. */
  onValueChange: (key: string) => void;
  /**
   * Disabled, for example while a turn is in progress.
   * @default false
   */
  disabled?: boolean;
  /** A quiet line under the models, for example on what other models would be. */
  hint?: string | undefined;
  /** Shown at the end of the panel: how the reader wants it told. */
  below?: ReactNode;
}

/** A note that is the same for all models is shown once. */
function sharedNote(notes: readonly string[]): string | undefined {
  const [note = ""] = notes;
  const isShared = notes.length > 1 && notes.every((other) => other === note);
  return isShared && note !== "" ? note : undefined;
}

const isRadio = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === "radio";

/** Selects a text or image model with its price: radio buttons in a panel. */
export function ModelPicker(props: ModelPickerProps) {
  const {
    kind,
    models,
    value,
    onValueChange,
    disabled = false,
    hint,
    below,
    ref,
    onBlur,
    ...rest
  } = props;
  const t = useMessages(playMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const button = useRef<HTMLButtonElement>(null);
  const pointed = useRef(false);
  const close = useCallback(() => setOpen(false), []);
  const closeAndReturn = useCallback(() => {
    close();
    button.current?.focus();
  }, [close]);
  useClosing({ root, pointed, isOpen, close, closeAndReturn });
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [isOpen]);
  const current = models.find(({ modelKey: key }) => key === value);
  const tModel = useMessages(modelMessages);
  const notes = models.map((model) => modelNote(model, kind, tModel));
  const noteOfAll = sharedNote(notes);
  return (
    <div
      css={styles.picker}
      {...rest}
      ref={root}
      onBlur={(event) => {
        onBlur?.(event);
        const { relatedTarget } = event;
        if (relatedTarget !== null && !root.current?.contains(relatedTarget)) close();
      }}
    >
      <Button
        ref={button}
        size="small"
        css={styles.trigger}
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ detail }) => {
          // A press of Enter or Space has a click count of 0.
          pointed.current = detail > 0;
          setOpen(!isOpen);
        }}
      >
        <VisuallyHidden>{t(`bar.${kind}`)}: </VisuallyHidden>
        <bdi css={styles.name}>{current?.displayName ?? value}</bdi>
        <span css={styles.price}>
          {current?.creditCost !== undefined && <Coin price={current.creditCost} />}
        </span>
        <span css={styles.price}>
          <Icon icon={OpenIcon} size="small" />
        </span>
      </Button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the radio buttons inside
        <div
          id={id}
          css={styles.panel}
          onKeyDown={({ key }) => {
            pointed.current = false;
            if (key === "Escape") closeAndReturn();
          }}
        >
          <RadioGroup
            css={styles.models}
            label={t(`bar.${kind}`)}
            hint={noteOfAll}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            options={models.map((model, at) => ({
              value: model.modelKey,
              label: <span css={styles.option}>{model.displayName}</span>,
              note: (
                <ModelNote
                  note={notes[at] === noteOfAll ? "" : (notes[at] ?? "")}
                  servedBy={model.servedBy}
                />
              ),
              end: model.creditCost !== undefined && <Coin price={model.creditCost} />,
            }))}
            value={value}
            onValueChange={onValueChange}
            onClick={({ target }) => isRadio(target) && pointed.current && closeAndReturn()}
            onKeyDown={({ key }) => key === "Enter" && closeAndReturn()}
          />
          {hint !== undefined && (
            <p id={`${id}-hint`} css={styles.hint}>
              {hint}
            </p>
          )}
          {below}
        </div>
      )}
    </div>
  );
}

interface ModelNoteProps {
  servedBy: string | null | undefined;
  /** Its own, if not that of all. */
  note: string;
}

function ModelNote({ note, servedBy }: ModelNoteProps) {
  const t = useMessages(modelMessages);
  return (
    <>
      {note}
      {servedBy != null && <span css={styles.servedBy}>{t("servedBy", { name: servedBy })}</span>}
    </>
  );
}
