import type { ReadingSettings } from "@katha/api/shapes";
import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../../primitives/element.ts";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { MissingState } from "../../../parts/shell/MissingState/MissingState.tsx";
import { paperProps, readingStyle, still } from "../../../parts/play/reading/reading-look.ts";
import { ReadingContext } from "../../../parts/play/reading/reading-context.ts";
import { paperOf, usualReading } from "../../../parts/play/reading/settings.ts";
import { ThemeContext, useThemeProps } from "../../../primitives/theme/KathaTheme/theme-context.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../messages/players/play.ts";
import { backdrop, screen, veil } from "./styles.ts";

export type PlayResult =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed"; message: string }
  | { state: "ready" };

export interface PlayScreenProps extends ElementProps<"main"> {
  /** Whether the session is there, or why it is not available. */
  result: PlayResult;
  /**
   * The address of the story's cover, shown dimmed behind the session: small and blurred already.
   * @default null
   */
  cover?: string | null;
  /**
   * How the reader wants the text to look and to appear; ours without it.
   * @default the reader's usual settings
   */
  reading?: ReadingSettings;
  /** Loads the session again; without it no button is shown. */
  onRetry?: () => void;
  /** The session once it is ready: a PlaySession. */
  children?: ReactNode;
}

/** The page on which a story is played, over its blurred cover. */
export function PlayScreen(props: PlayScreenProps) {
  const { result, cover = null, reading = usualReading, onRetry, children, ...root } = props;
  const { className, style, ...attributes } = root;
  const t = useMessages(playMessages);
  useLockedPage();
  const outer = useThemeProps();
  const paper = paperProps(reading);
  // A picture would show through the paper.
  const hasPicture = cover !== null && paperOf(reading) === undefined;
  return (
    <ReadingContext value={reading}>
      <ThemeContext value={{ ...outer, ...paper }}>
        <main
          css={[screen, !reading.moves && still]}
          {...paper}
          className={[paper.className, className].filter(Boolean).join(" ")}
          style={{ ...readingStyle(reading), ...style }}
          {...attributes}
        >
          {hasPicture && <img css={backdrop} src={cover} alt="" decoding="async" />}
          <div css={veil} />
          {result.state === "loading" && <LoadingState>{t("session.loading")}</LoadingState>}
          {result.state === "missing" && (
            <MissingState title={t("session.missing")} note={t("session.missingNote")} />
          )}
          {result.state === "failed" && (
            <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />
          )}
          {result.state === "ready" && children}
        </main>
      </ThemeContext>
    </ReadingContext>
  );
}

/** The page behind does not scroll while the story is open. */
function useLockedPage() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    return () => {
      style.overflow = before;
    };
  }, []);
}
