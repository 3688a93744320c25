import type { ReactNode } from "react";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../messages/players/play.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { backdrop, screen, veil } from "./styles.ts";
import { useLockedPage } from "./useLockedPage.ts";

export type PlayResult =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed"; message: string }
  | { state: "ready" };

export interface PlayScreenProps extends ElementProps<"main"> {
  /** Whether the session is there, or why it is not available. */
  result: PlayResult;
  /** The address of the library. */
  home: string;
  /** The address of the story's cover, shown dimmed behind the session: small and blurred already. */
  cover?: string | null;
  /** Loads the session again; without it no button is shown. */
  onRetry?: () => void;
  /** The session once it is ready: a PlaySession. */
  children?: ReactNode;
}

/** The page on which a story is played, over its blurred cover. */
export function PlayScreen(props: PlayScreenProps) {
  const { result, home, cover = null, onRetry, children, ...root } = props;
  const tCommon = useMessages(commonMessages);
  const t = useMessages(playMessages);
  useLockedPage();
  return (
    <main css={screen} {...root}>
      {cover !== null && <img css={backdrop} src={cover} alt="" decoding="async" />}
      <div css={veil} />
      {result.state === "loading" && <LoadingState>{t("session.loading")}</LoadingState>}
      {result.state === "missing" && (
        <EmptyState
          scene="path"
          heading="h1"
          title={t("session.missing")}
          note={t("session.missingNote")}
        >
          <ButtonLink variant="primary" href={home}>
            {tCommon("action.home")}
          </ButtonLink>
        </EmptyState>
      )}
      {result.state === "failed" && (
        <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />
      )}
      {result.state === "ready" && children}
    </main>
  );
}
