import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { BackIcon, MemoryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { HowToPlay } from "../HowToPlay/HowToPlay.tsx";
import type { HowToPlayProps } from "../HowToPlay/HowToPlay.tsx";
import { ModelPicker } from "../ModelPicker/ModelPicker.tsx";
import type { ModelKind, ModelOption } from "../ModelPicker/ModelPicker.tsx";
import { StoryBadge } from "../StoryBadge/StoryBadge.tsx";
import type { StoryBadgeProps } from "../StoryBadge/StoryBadge.tsx";
import * as styles from "./styles.ts";

export interface ModelChoice {
  models: readonly ModelOption[];
  value: string;
}

export interface TopBarProps extends StoryBadgeProps, Omit<HowToPlayProps, "id"> {
  text: ModelChoice;
  image: ModelChoice;
  onModelChange: (kind: ModelKind, key: string) => void;
  onBack: () => void;
  /** Without it there is no button for the narrator's memory. */
  onMemory?: (() => void) | undefined;
  busy?: boolean;
}

/** The bar of the play page: back, how to play, the title, and the models. */
export function TopBar(props: TopBarProps) {
  const { title, language, guide, xpCosts, text, image, onModelChange, busy = false } = props;
  const t = useMessages(playMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
    <header css={styles.bar}>
      <div css={styles.side}>
        <IconButton
          size="small"
          icon={BackIcon}
          flipRtl
          label={t("bar.back")}
          onClick={props.onBack}
        />
        <Button
          ref={toggle}
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t("bar.know")}
        </Button>
        {props.onMemory && (
          <span css={styles.memory}>
            <IconButton
              size="small"
              icon={MemoryIcon}
              label={t("bar.memory")}
              onClick={props.onMemory}
            />
          </span>
        )}
      </div>
      <div css={[styles.middle, props.onMemory && styles.besideMemory]}>
        <StoryBadge title={title} language={language} />
      </div>
      <div css={styles.models}>
        <ModelPicker
          kind="text"
          {...text}
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
      {isOpen && <HowToPlay id={id} guide={guide} xpCosts={xpCosts} />}
    </header>
  );
}
