import {
  AloudIcon,
  BookmarkIcon,
  DownloadIcon,
  MapIcon,
  MemoryIcon,
  ReadingIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import type { IconButtonProps } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { alongMessages } from "../../../../messages/players/along.ts";
import { comfortMessages } from "../../../../messages/players/comforts.ts";
import { playMessages } from "../../../../messages/players/play.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useReadingKeys } from "../../reading/useReadingKeys.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the element around them, which has no box. */
export interface TopBarToolsProps extends ElementProps<"div"> {
  /** Opens the panel with the narrator's memories; without it there is no button. */
  onMemory?: (() => void) | undefined;
  /** Goes to the map of the session; without it there is no button. */
  onMap?: (() => void) | undefined;
  /** Opens the list of bookmarks and notes; without it there is no button. */
  onMarks?: (() => void) | undefined;
  /** Opens the panel for how the page looks and sounds, also at Alt+R; without it there is no button. */
  onReading?: (() => void) | undefined;
  /** Begins or ends reading aloud, also at Alt+L; without it there is no button. */
  onListen?: (() => void) | undefined;
  /** Opens the panel for taking the story along; without it there is no button. */
  onAlong?: (() => void) | undefined;
  /**
   * It is reading aloud.
   * @default false
   */
  isListening?: boolean | undefined;
}

/** In a TopBar: what can be opened over a session. */
export function TopBarTools(props: TopBarToolsProps) {
  const {
    onMemory,
    onMap,
    onMarks,
    onReading,
    onListen,
    onAlong,
    isListening = false,
    ...root
  } = props;
  const t = useMessages(playMessages);
  const tComfort = useMessages(comfortMessages);
  const tAlong = useMessages(alongMessages);
  useReadingKeys({ onReading, onListen });
  return (
    <div css={styles.inLine} {...root}>
      <Tool icon={MemoryIcon} label={t("bar.memory")} onClick={onMemory} />
      <Tool icon={MapIcon} label={t("bar.map")} onClick={onMap} />
      <Tool icon={BookmarkIcon} label={t("bar.marks")} onClick={onMarks} />
      <Tool
        icon={ReadingIcon}
        label={tComfort("open")}
        title={tComfort("openHint")}
        aria-keyshortcuts="Alt+R"
        onClick={onReading}
      />
      <Tool
        icon={AloudIcon}
        variant={isListening ? "primary" : "secondary"}
        label={tComfort("listen")}
        title={tComfort("listenHint")}
        aria-keyshortcuts="Alt+L"
        aria-pressed={isListening}
        onClick={onListen}
      />
      <Tool icon={DownloadIcon} label={tAlong("open")} onClick={onAlong} />
    </div>
  );
}

type ToolProps = Omit<IconButtonProps, "onClick"> & { onClick: (() => void) | undefined };

function Tool({ onClick, ...button }: ToolProps) {
  return (
    onClick && (
      <span css={styles.tool}>
        <IconButton size="small" {...button} onClick={onClick} />
      </span>
    )
  );
}
