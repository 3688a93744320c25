import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import {
  AloudIcon,
  BackIcon,
  BookmarkIcon,
  DownloadIcon,
  MapIcon,
  MemoryIcon,
  MoreIcon,
  ReadingIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { alongMessages } from "../../../../messages/players/along.ts";
import { comfortMessages } from "../../../../messages/players/comforts.ts";
import { playMessages } from "../../../../messages/players/play.ts";
import type { PlayerState } from "../../../state/state.ts";
import { HowToPlay } from "../HowToPlay/HowToPlay.tsx";
import type { HowToPlayProps } from "../HowToPlay/HowToPlay.tsx";
import { ModelPicker } from "../ModelPicker/ModelPicker.tsx";
import type { ModelKind, ModelOption } from "../ModelPicker/ModelPicker.tsx";
import { StateBar } from "../StateBar/StateBar.tsx";
import { StoryBadge } from "../StoryBadge/StoryBadge.tsx";
import type { StoryBadgeProps } from "../StoryBadge/StoryBadge.tsx";
import { TellingWishes } from "../TellingWishes/TellingWishes.tsx";
import type { Wishes } from "../TellingWishes/TellingWishes.tsx";
import * as styles from "./styles.ts";

export interface ModelChoice {
  /** The models to choose from. */
  models: readonly ModelOption[];
  /** The key of the chosen one. */
  value: string;
  /** A quiet line under the models. */
  hint?: string | undefined;
}

export interface TopBarProps
  extends
    ElementProps<"header", "title">,
    Pick<StoryBadgeProps, "title" | "language">,
    Pick<HowToPlayProps, "guide" | "xpCosts" | "ownCommands"> {
  /** The models that write. */
  text: ModelChoice;
  /** The models that paint. */
  image: ModelChoice;
  /** Called with the kind and the key of the model that was chosen. */
  onModelChange: (kind: ModelKind, key: string) => void;
  /** How the reader wants it told; shown where a model of somebody else's tells. */
  wishes?: Wishes | undefined;
  /** Called with the reader's wishes when one was changed. */
  onWishesChange?: ((wishes: Wishes) => void) | undefined;
  /** Leaves the story. */
  onBack: () => void;
  /** Opens the panel with the narrator's memories; without it there is no button. */
  onMemory?: (() => void) | undefined;
  /** Goes to the map of the session; without it there is no button. */
  onMap?: (() => void) | undefined;
  /** Opens the list of bookmarks and notes; without it there is no button. */
  onMarks?: (() => void) | undefined;
  /** Opens the panel for how the page looks and sounds; without it there is no button. */
  onReading?: (() => void) | undefined;
  /** Begins or ends reading aloud; without it there is no button. */
  onListen?: (() => void) | undefined;
  /** Opens the panel for taking the story along; without it there is no button. */
  onAlong?: (() => void) | undefined;
  /**
   * It is reading aloud.
   * @default false
   */
  isListening?: boolean | undefined;
  /**
   * A turn is in progress: the models cannot be changed.
   * @default false
   */
  busy?: boolean;
  /** The story's visible state, shown under the title. */
  state?: PlayerState | undefined;
}

/** The bar of the play page: back, how to play, the title with the story's state, and the models. On a phone, one line. */
export function TopBar(props: TopBarProps) {
  const {
    title,
    language,
    guide,
    xpCosts,
    text,
    image,
    onModelChange,
    wishes,
    onWishesChange,
    onBack,
    onMemory,
    onMap,
    onMarks,
    onReading,
    onListen,
    onAlong,
    isListening = false,
    ownCommands,
    busy = false,
    state,
    ...root
  } = props;
  const t = useMessages(playMessages);
  const tComfort = useMessages(comfortMessages);
  const tAlong = useMessages(alongMessages);
  const isTold = text.models.some(
    ({ key, servedBy }) => key === text.value && servedBy !== undefined,
  );
  const helpId = useId();
  const modelsId = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasTools, setTools] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isOpen]);
  return (
    <header css={styles.bar} data-tools={hasTools || undefined} {...root}>
      <div css={styles.side}>
        <IconButton size="small" icon={BackIcon} flipRtl label={t("bar.back")} onClick={onBack} />
        <span css={styles.tool}>
          <Button
            ref={toggle}
            size="small"
            aria-expanded={isOpen}
            aria-controls={helpId}
            onClick={() => setOpen(!isOpen)}
          >
            {t("bar.know")}
          </Button>
        </span>
        {onMemory && (
          <span css={styles.tool}>
            <IconButton size="small" icon={MemoryIcon} label={t("bar.memory")} onClick={onMemory} />
          </span>
        )}
        {onMap && (
          <span css={styles.tool}>
            <IconButton size="small" icon={MapIcon} label={t("bar.map")} onClick={onMap} />
          </span>
        )}
        {onMarks && (
          <span css={styles.tool}>
            <IconButton size="small" icon={BookmarkIcon} label={t("bar.marks")} onClick={onMarks} />
          </span>
        )}
        {onReading && (
          <span css={styles.tool}>
            <IconButton
              size="small"
              icon={ReadingIcon}
              label={tComfort("open")}
              title={tComfort("openHint")}
              aria-keyshortcuts="Alt+R"
              onClick={onReading}
            />
          </span>
        )}
        {onListen && (
          <span css={styles.tool}>
            <IconButton
              size="small"
              icon={AloudIcon}
              variant={isListening ? "primary" : "secondary"}
              label={tComfort("listen")}
              title={tComfort("listenHint")}
              aria-keyshortcuts="Alt+L"
              aria-pressed={isListening}
              onClick={onListen}
            />
          </span>
        )}
        {onAlong && (
          <span css={styles.tool}>
            <IconButton size="small" icon={DownloadIcon} label={tAlong("open")} onClick={onAlong} />
          </span>
        )}
      </div>
      <div css={styles.middle}>
        <StoryBadge title={title} language={language} css={styles.title} />
        {state && <StateBar state={state} language={language} css={styles.state} />}
      </div>
      <div css={styles.side}>
        <span css={styles.more}>
          <IconButton
            size="small"
            icon={MoreIcon}
            label={t("bar.more")}
            aria-expanded={hasTools}
            aria-controls={modelsId}
            onClick={() => setTools(!hasTools)}
          />
        </span>
        <div id={modelsId} css={[styles.tool, styles.models]}>
          <ModelPicker
            kind="text"
            {...text}
            below={
              isTold &&
              wishes &&
              onWishesChange && <TellingWishes wishes={wishes} onWishesChange={onWishesChange} />
            }
            disabled={busy}
            onValueChange={(key) => onModelChange("text", key)}
          />
          <ModelPicker
            kind="image"
            {...image}
            disabled={busy}
            onValueChange={(key) => onModelChange("image", key)}
          />
        </div>
      </div>
      {isOpen && <HowToPlay id={helpId} {...{ guide, xpCosts, ownCommands, language }} />}
    </header>
  );
}
