import { LoadingState, Page, useMessages } from "@katha/ui";
import { commonMessages } from "@katha/ui/screens";

/** Shown while the first page's code is loading. */
export function Waiting() {
  const t = useMessages(commonMessages);
  return (
    <Page header={null} footer={null}>
      <LoadingState>{t("home.loading")}</LoadingState>
    </Page>
  );
}
