import type { ReactNode } from "react";
import { useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { modelMessages } from "../../../../messages/players/models.ts";
import { playMessages } from "../../../../messages/players/play.ts";
import { Coin } from "../Coin/Coin.tsx";
import * as styles from "./styles.ts";
import { useClosing } from "./useClosing.ts";

export interface ModelOption {
  key: string;
  name: string;
  /** The model's style in one line. */
  note?: string;
  /** Not shown if it is not known. */
  price?: number | undefined;
  /** Who serves it; nobody for one of Katha's own. */
  servedBy?: string;
}

export const modelKinds = ["text", "image"] as const;
export type ModelKind = (typeof modelKinds)[number];

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
function sharedNote(models: readonly ModelOption[]): string | undefined {
  const note = models[0]?.note;
  return models.length > 1 && models.every((model) => model.note === note) ? note : undefined;
}

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
  const tModel = useMessages(modelMessages);
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
  const current = models.find(({ key }) => key === value);
  const noteOfAll = sharedNote(models);
  const described = [
    ...(noteOfAll === undefined ? [] : [`${id}-note`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
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
        <bdi css={styles.name}>{current?.name ?? value}</bdi>
        <span css={styles.price}>
          {current?.price !== undefined && <Coin price={current.price} />}
        </span>
        <span css={styles.price}>
          <Icon icon={OpenIcon} size="small" />
        </span>
      </Button>
      {isOpen && (
        <fieldset
          id={id}
          css={styles.panel}
          aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        >
          <legend css={styles.legend}>{t(`bar.${kind}`)}</legend>
          {noteOfAll !== undefined && (
            <p id={`${id}-note`} css={styles.noteOfAll}>
              {noteOfAll}
            </p>
          )}
          {models.map(({ key, name, note, price, servedBy }) => (
            <label key={key} css={styles.option}>
              <input
                css={styles.radio}
                type="radio"
                name={id}
                value={key}
                checked={key === value}
                onChange={() => onValueChange(key)}
                onClick={() => pointed.current && closeAndReturn()}
                onKeyDown={({ key: pressed }) => {
                  pointed.current = false;
                  if (pressed === "Escape" || pressed === "Enter") closeAndReturn();
                }}
              />
              <span css={styles.words}>
                <span>{name}</span>
                {note !== undefined && note !== noteOfAll && <span css={styles.note}>{note}</span>}
                {servedBy !== undefined && (
                  <span css={styles.servedBy}>{tModel("servedBy", { name: servedBy })}</span>
                )}
              </span>
              {price !== undefined && <Coin price={price} />}
            </label>
          ))}
          {hint !== undefined && (
            <p id={`${id}-hint`} css={styles.hint}>
              {hint}
            </p>
          )}
          {below}
        </fieldset>
      )}
    </div>
  );
}
