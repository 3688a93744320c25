import type { ReactNode } from "react";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";

export interface MissingStateProps extends ElementProps<"div", "title"> {
  /** What is not there, in one sentence. */
  title: string;
  /** A note under the title. */
  note: string;
  /** After the way home: another one. */
  children?: ReactNode;
}

/** In place of a page that is not there, or not for this reader, with the way home. */
export function MissingState({ children, ...root }: MissingStateProps) {
  const { home } = useAddresses();
  const t = useMessages(commonMessages);
  return (
    <EmptyState scene="path" heading="h1" {...root}>
      <ButtonLink variant="primary" href={home}>
        {t("action.home")}
      </ButtonLink>
      {children}
    </EmptyState>
  );
}
