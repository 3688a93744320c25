import type { PlayerState } from "@katha/api/shapes";
import { useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { BagIcon, LikeIcon, OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { stateMessages } from "../../../../messages/players/state.ts";
import { isInLine, shareOf, valueText } from "./quality-text.ts";
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

interface InLineProps extends Pick<StateBarProps, "language"> {
  quality: PlayerState["qualities"][number];
}

function InLine({ quality, language }: InLineProps) {
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

interface StatePanelProps extends Pick<StateBarProps, "state" | "language"> {
  id: string;
}

/** Every quality, and the bag with a description of each thing. */
function StatePanel({ id, state, language }: StatePanelProps) {
  const { qualities, things, slots } = state;
  const t = useMessages(stateMessages);
  const formats = useFormats();
  return (
    <section
      id={id}
      css={styles.panel}
      aria-label={t("bar.label")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
      tabIndex={0}
    >
      {qualities.length > 0 && (
        <dl css={styles.list}>
          {qualities.map((quality) => {
            const share = shareOf(quality);
            return (
              <div key={quality.id} css={styles.row}>
                <dt lang={language} dir="auto">
                  {quality.name}
                </dt>
                <dd css={styles.value} dir="auto">
                  {valueText(quality, t, formats)}
                </dd>
                {share !== null && (
                  <dd css={styles.track} aria-hidden>
                    <span css={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      )}
      {slots !== null && (
        <div css={styles.bagged}>
          <h2 css={styles.title}>
            {t("bar.bag")}{" "}
            <bdi css={styles.room}>
              {t("bar.of", { value: formats.number(things.length), most: formats.number(slots) })}
            </bdi>
          </h2>
          {things.length === 0 && <p css={styles.soft}>{t("bar.bagEmpty")}</p>}
          {things.length > 0 && (
            <ul css={styles.list}>
              {things.map(({ id: thing, name, about }) => (
                <li key={thing} lang={language} dir="auto">
                  <span css={styles.thing}>{name}</span>
                  {about !== "" && <p css={styles.soft}>{about}</p>}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
