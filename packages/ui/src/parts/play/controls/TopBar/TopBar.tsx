import type { PlayerState } from "@katha/api/shapes";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { BackIcon, MoreIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { HowToPlay } from "../HowToPlay/HowToPlay.tsx";
import type { HowToPlayProps } from "../HowToPlay/HowToPlay.tsx";
import { StateBar } from "../StateBar/StateBar.tsx";
import { StoryBadge } from "../StoryBadge/StoryBadge.tsx";
import type { StoryBadgeProps } from "../StoryBadge/StoryBadge.tsx";
import * as styles from "./styles.ts";

export interface TopBarProps
  extends
    ElementProps<"header", "title">,
    Pick<StoryBadgeProps, "title" | "language">,
    Pick<HowToPlayProps, "guide" | "costs" | "ownCommands"> {
  /** Leaves the story. */
  onBack: () => void;
  /** Further buttons beside Know How: TopBarTools. */
  tools?: ReactNode;
  /** The models at its end: TopBarModels. */
  models?: ReactNode;
  /** The story's visible state, shown under the title. */
  state?: PlayerState | undefined;
}

/** The bar of the play page: back, how to play, the title with the story's state, and the models. On a phone, one line. */
export function TopBar(props: TopBarProps) {
  const { title, language, guide, costs, ownCommands, onBack, tools, models, state, ...root } =
    props;
  const t = useMessages(playMessages);
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
        {tools}
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
          {models}
        </div>
      </div>
      {isOpen && <HowToPlay id={helpId} {...{ guide, costs, ownCommands, language }} />}
    </header>
  );
}
