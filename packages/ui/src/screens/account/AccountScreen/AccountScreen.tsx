import type { ReactNode } from "react";
import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { BackIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";

export type AccountResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready" };

export interface AccountScreenProps extends ElementProps<"div"> {
  /** Whether the account is there, or why it is not available. */
  result: AccountResult;
  /** Loads it again; without it no button is shown. */
  onRetry?: () => void;
  /** The sections, shown once the account is there. */
  children?: ReactNode;
}

/** The settings of an account, a section for each. */
export function AccountScreen({ result, onRetry, children, ...root }: AccountScreenProps) {
  const t = useMessages(settingsMessages);
  const { profile } = useAddresses();
  if (result.state === "failed") {
    return (
      <ErrorState {...root} heading="h1" message={result.message} {...(onRetry && { onRetry })} />
    );
  }
  if (result.state !== "ready") {
    return <LoadingState {...root}>{t("settings.loading")}</LoadingState>;
  }
  return (
    <EditorPage
      {...root}
      title={t("settings.title")}
      description={t("settings.note")}
      back={
        <ButtonLink variant="ghost" size="small" icon={BackIcon} flipRtl href={profile}>
          {t("settings.back")}
        </ButtonLink>
      }
    >
      {children}
    </EditorPage>
  );
}
