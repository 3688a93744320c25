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
  const current = models.find(({ key }) => key === value);
  const noteOfAll = sharedNote(models);
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
            options={models.map((model) => ({
              value: model.key,
              label: <span css={styles.option}>{model.name}</span>,
              note: <ModelNote model={model} isTold={model.note !== noteOfAll} />,
              end: model.price !== undefined && <Coin price={model.price} />,
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
  model: ModelOption;
  /** Its style is its own, and not that of all. */
  isTold: boolean;
}

function ModelNote({ model: { note, servedBy }, isTold }: ModelNoteProps) {
  const t = useMessages(modelMessages);
  return (
    <>
      {isTold && note}
      {servedBy !== undefined && (
        <span css={styles.servedBy}>{t("servedBy", { name: servedBy })}</span>
      )}
    </>
  );
}
