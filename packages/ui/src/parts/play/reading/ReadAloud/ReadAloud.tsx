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
import type { LogEntry } from "@katha/api/shapes";
import type { StreamOf } from "../../log/PlayLog/log-entry.ts";
import { useReadingSettings } from "../reading-context.ts";
import * as styles from "./styles.ts";
import { useReadAloud } from "./useReadAloud.ts";

/** Other props are passed to the bar. */
export interface ReadAloudProps extends ElementProps<"section", "title"> {
  /** The session's log, of which what was told is read. */
  entries: readonly LogEntry[];
  /** The texts of entries that are streaming. */
  streamOf?: StreamOf | undefined;
  /** The language of the story: `hi`, `ur`. */
  language: string;
  /** The title of the story, which the lock screen shows. */
  title: string;
  /**
   * The open choices after the last part: they are read after it, by their numbers.
   * @default []
   */
  choices?: readonly string[];
  /**
   * A turn is in progress: it falls silent until the new part is there.
   * @default false
   */
  busy?: boolean;
  /** Called when it is to stop and go away. */
  onStop: () => void;
}

const none: readonly string[] = [];

/** Reads the session aloud as long as it is there, beginning with what is in sight, and shows its buttons. */
export function ReadAloud(props: ReadAloudProps) {
  const {
    entries,
    streamOf,
    choices = none,
    language,
    title,
    busy = false,
    onStop,
    ...root
  } = props;
  const t = useMessages(comfortMessages);
  const settings = useReadingSettings();
  const aloud = useReadAloud({
    entries,
    streamOf,
    choices,
    language,
    title,
    settings,
    busy,
    onStop,
  });
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
