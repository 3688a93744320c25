import { useEffect } from "react";
import { overlayMs } from "../../../tokens/constants.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { homeMessages } from "../../../messages/players/home.ts";
import { useLatest } from "../../../primitives/useLatest.ts";
import * as styles from "./styles.ts";

export interface LoadingOverlayProps extends ElementProps<"div"> {
  /** Called after three seconds, or at the first click or key; at once with reduced motion. */
  onEnd: () => void;
}

const lines = [1, 2, 3, 4, 5] as const;

/**
 * A decorative overlay over a page that is already there. It is hidden from screen readers and
 * takes no focus.
 */
export function LoadingOverlay({ onEnd, ...root }: LoadingOverlayProps) {
  const t = useMessages(homeMessages);
  const end = useLatest(onEnd);
  useEffect(() => {
    const stop = new AbortController();
    const leave = () => {
      if (stop.signal.aborted) return;
      stop.abort();
      end.current();
    };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) leave();
    document.addEventListener("keydown", leave, { signal: stop.signal });
    document.addEventListener("pointerdown", leave, { signal: stop.signal });
    const timer = setInterval(leave, overlayMs);
    stop.signal.addEventListener("abort", () => clearInterval(timer));
    if (stop.signal.aborted) clearInterval(timer);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [end]);
  return (
    <div css={styles.overlay} aria-hidden {...root}>
      <svg css={styles.lamp} width="160" height="160" viewBox="0 0 120 120">
        <circle css={styles.halo} cx="60" cy="50" r="48" />
        <path
          css={styles.brass}
          d="M28 66C28 88 44 98 60 98C76 98 92 88 92 66C78 76 42 76 28 66ZM52 98L44 112H76L68 98"
        />
      </svg>
      <svg css={[styles.lamp, styles.flame]} width="160" height="160" viewBox="0 0 120 120">
        <path d="M60 66C44 52 52 38 60 20C68 38 76 52 60 66Z" />
      </svg>
      <div css={styles.lines}>
        <div css={styles.strip}>
          {lines.map((line) => (
            <p key={line}>{t(`overlay.${line}`)}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
