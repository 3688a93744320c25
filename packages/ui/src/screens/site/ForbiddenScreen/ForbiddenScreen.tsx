import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { errorPageMessages } from "../../../messages/site/error-pages.ts";

export interface ForbiddenScreenProps extends ElementProps<"div", "title"> {
  /** Where to sign in with another account. */
  login?: string;
}

/** Shown instead of a page that the reader may not see (403). */
export function ForbiddenScreen({ login, ...root }: ForbiddenScreenProps) {
  const t = useMessages(errorPageMessages);
  const { home } = useAddresses();
  const tCommon = useMessages(commonMessages);
  return (
    <EmptyState
      scene="path"
      heading="h1"
      title={t("forbidden.title")}
      note={t("forbidden.note")}
      {...root}
    >
      <ButtonLink variant="primary" href={home}>
        {tCommon("action.home")}
      </ButtonLink>
      {login !== undefined && <ButtonLink href={login}>{t("forbidden.login")}</ButtonLink>}
    </EmptyState>
  );
}
