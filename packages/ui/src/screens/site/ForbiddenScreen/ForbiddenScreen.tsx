import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { MissingState } from "../../../parts/shell/MissingState/MissingState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { errorPageMessages } from "../../../messages/site/error-pages.ts";

export interface ForbiddenScreenProps extends ElementProps<"div", "title"> {
  /** Where to sign in with another account. */
  login?: string;
}

/** Shown instead of a page that the reader may not see (403). */
export function ForbiddenScreen({ login, ...root }: ForbiddenScreenProps) {
  const t = useMessages(errorPageMessages);
  return (
    <MissingState title={t("forbidden.title")} note={t("forbidden.note")} {...root}>
      {login !== undefined && <ButtonLink href={login}>{t("forbidden.login")}</ButtonLink>}
    </MissingState>
  );
}
