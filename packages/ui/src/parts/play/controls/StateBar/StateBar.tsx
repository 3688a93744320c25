import type { PlayerState } from "@katha/api/shapes";
import { useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { BagIcon, LikeIcon, OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { stateMessages } from "../../../../messages/players/state.ts";
import { isInLine, valueText } from "./quality-text.ts";
import { StatePanel } from "./StatePanel.tsx";
import * as styles from "./styles.ts";

export interface StateBarProps extends ElementProps<"div"> {
  /** The state that the story shows; if it is empty, nothing is rendered. */
  state: PlayerState;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
}

/** The id of the quality that is the player's health. */
const health = "health";
/** How many things the line shows: qualities, and the bag if there is room. The panel shows all. */
const inLineMax = 2;

/** The player's state in one line, which opens to show all of it. */
export function StateBar({ state, language, ref, ...root }: StateBarProps) {
  const { qualities, things, slots } = state;
  const t = useMessages(stateMessages);
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => place.current, []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || place.current?.contains(target) !== true) close();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      button.current?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", leave);
    };
  }, [isOpen, close]);

  if (qualities.length === 0 && slots === null) return null;
  const inLine = qualities
    .filter(isInLine)
    .toSorted((one, other) => Number(other.id === health) - Number(one.id === health))
    .slice(0, inLineMax);
  const room =
    slots === null || inLine.length === inLineMax
      ? null
      : t("bar.of", { value: formats.number(things.length), most: formats.number(slots) });
  return (
    <div css={styles.bar} {...root} ref={place}>
      <button
        ref={button}
        type="button"
        css={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span css={styles.qualities}>
          {inLine.length > 0 && <VisuallyHidden>{t("bar.label")}: </VisuallyHidden>}
          {inLine.map((quality) => (
            <InLine key={quality.id} quality={quality} language={language} />
          ))}
          {inLine.length === 0 && t("bar.label")}
        </span>
        {room !== null && (
          <span css={styles.bag}>
            <Icon icon={BagIcon} size="small" />
            <VisuallyHidden>{t("bar.bag")} </VisuallyHidden>
            <bdi>{room}</bdi>
          </span>
        )}
        <Icon icon={OpenIcon} size="small" />
      </button>
      {isOpen && <StatePanel id={id} state={state} language={language} />}
    </div>
  );
}

function InLine({
  quality,
  language,
}: {
  quality: PlayerState["qualities"][number];
  language: string;
}) {
  const t = useMessages(stateMessages);
  const formats = useFormats();
  return (
    <span css={styles.quality}>
      {quality.id === health && (
        <span css={styles.heart}>
          <Icon icon={LikeIcon} size="small" filled />
        </span>
      )}
      <bdi lang={language} css={styles.name}>
        {quality.name}
      </bdi>
      {quality.kind !== "flag" && (
        <bdi css={[styles.value, quality.kind === "number" ? styles.number : styles.words]}>
          {valueText(quality, t, formats)}
        </bdi>
      )}
    </span>
  );
}
