import { useId, type ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface FromPlayersProps extends ElementProps<"section"> {
  /** The translations of the panel. */
  t: (key: "title" | "hint" | "loading" | "retry" | "none" | "noneNote") => string;
  result: { state: "loading" | "ready" } | { state: "failed"; message: string };
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Why the last item could not be settled. */
  failure: string | undefined;
  /** The open items; null if there are none. */
  open: ReactNode;
  /** The settled items, below the open ones. */
  children?: ReactNode;
}

/**
 * Messages from players to an author: the open ones, or why there are none, and below them the
 * settled ones.
 */
export function FromPlayers(props: FromPlayersProps) {
  const { t, result, onRetry, failure, open, children, ...root } = props;
  const heading = useId();
  return (
    <section css={styles.whole} aria-labelledby={heading} {...root}>
      <div css={panel.part}>
        <h3 id={heading} tabIndex={-1} css={panel.title}>
          {t("title")}
        </h3>
        <p css={panel.soft}>{t("hint")}</p>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        {result.state === "loading" && (
          <div aria-busy>
            <VisuallyHidden>
              <output>{t("loading")}</output>
            </VisuallyHidden>
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {result.state === "failed" && (
          <>
            <Callout tone="danger">{result.message}</Callout>
            <Button size="small" icon={RetryIcon} css={panel.alone} onClick={onRetry}>
              {t("retry")}
            </Button>
          </>
        )}
        {result.state === "ready" && open === null && (
          <div css={styles.blank}>
            <p css={styles.blankTitle}>{t("none")}</p>
            <p css={panel.soft}>{t("noneNote")}</p>
          </div>
        )}
        {open}
      </div>
      {children}
    </section>
  );
}
