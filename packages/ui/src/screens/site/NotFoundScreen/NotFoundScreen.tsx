import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { errorPageMessages } from "../../../messages/site/error-pages.ts";

export type NotFoundScreenProps = ElementProps<"div", "title">;

/** Shown for an address that does not exist (404). */
export function NotFoundScreen(root: NotFoundScreenProps) {
  const t = useMessages(errorPageMessages);
  const { home } = useAddresses();
  const tCommon = useMessages(commonMessages);
  return (
    <EmptyState
      scene="path"
      heading="h1"
      title={t("missing.title")}
      note={t("missing.note")}
      {...root}
    >
      <ButtonLink variant="primary" href={home}>
        {tCommon("action.home")}
      </ButtonLink>
    </EmptyState>
  );
}
