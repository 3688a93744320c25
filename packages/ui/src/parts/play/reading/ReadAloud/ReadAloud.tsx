import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { comfortMessages } from "../../../../messages/players/comforts.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import {
  CloseIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import * as styles from "./styles.ts";
import { useReadAloud, type ReadAloudNeeds } from "./useReadAloud.ts";

/** Other props are passed to the bar. */
export interface ReadAloudProps extends ElementProps<"section", "title">, ReadAloudNeeds {}

/** Reads the session aloud as long as it is there, beginning with what is in sight, and shows its buttons. */
export function ReadAloud(props: ReadAloudProps) {
  const { entries, streamOf, choices, language, title, busy, onStop, ...root } = props;
  const t = useMessages(comfortMessages);
  const aloud = useReadAloud({ entries, streamOf, choices, language, title, busy, onStop });
  const isSpeaking = aloud.state === "speaking";
  return (
    <section css={styles.bar} aria-label={t("bar")} {...root}>
      <output css={styles.state}>{t(`bar.${aloud.state}`)}</output>
      <IconButton
        size="small"
        variant="ghost"
        icon={PreviousIcon}
        flipRtl
        label={t("bar.previous")}
        onClick={() => aloud.step(-1)}
      />
      <IconButton
        size="small"
        icon={isSpeaking ? PauseIcon : PlayIcon}
        label={t(isSpeaking ? "bar.pause" : "bar.play")}
        onClick={isSpeaking ? aloud.pause : aloud.resume}
      />
      <IconButton
        size="small"
        variant="ghost"
        icon={NextIcon}
        flipRtl
        label={t("bar.next")}
        onClick={() => aloud.step(1)}
      />
      <IconButton
        size="small"
        variant="ghost"
        icon={CloseIcon}
        label={t("bar.stop")}
        onClick={onStop}
      />
    </section>
  );
}
