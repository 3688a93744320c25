import type { EarlierEntries } from "@katha/api/shapes";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { RetryIcon, UpIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { earlierFailed, loadEarlier } from "./styles.ts";

/** Earlier parts are asked for before their place comes into view. */
const ahead = "800px 0px 0px";

export interface LoadEarlierProps {
  state: Exclude<EarlierEntries, "none">;
  /** Must stay the same function. */
  onEarlier: () => void;
  scroller: RefObject<HTMLElement | null>;
}

/** Above the first part that is loaded: loads those before it when the reader comes near, or at a press. */
export function LoadEarlier({ state, onEarlier, scroller }: LoadEarlierProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const tCommon = useMessages(commonMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== "more" || place.current === null) return undefined;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onEarlier();
      },
      { root: scroller.current, rootMargin: ahead },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, [state, scroller, onEarlier]);
  useLayoutEffect(() => {
    const here = place.current;
    // With the first part of the story the button goes, and its focus would go to the newest one.
    return () => {
      if (here?.contains(document.activeElement))
        here.closest<HTMLElement>("[data-log]")?.focus({ preventScroll: true });
    };
  }, []);
  const failed = state === "failed";
  return (
    <div ref={place} css={loadEarlier} lang={locale} dir="auto">
      {failed && <output css={earlierFailed}>{t("log.earlierFailed")}</output>}
      <Button
        size="small"
        variant="ghost"
        icon={failed ? RetryIcon : UpIcon}
        loading={state === "loading"}
        onClick={onEarlier}
      >
        {failed ? tCommon("action.retry") : t("log.earlier")}
      </Button>
    </div>
  );
}
