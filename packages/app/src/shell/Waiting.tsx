import { LoadingState, Page, useLanguage } from "@katha/ui";

/** While the first page's own code is loading, and the header and the footer with it. */
export function Waiting() {
  const { say } = useLanguage();
  return (
    <Page header={null} footer={null}>
      <LoadingState>{say("home.loading")}</LoadingState>
    </Page>
  );
}
