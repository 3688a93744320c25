import { LoadingState, Page, useLanguage } from "@katha/ui";

/** While the first page's own code is on its way. It brings the bar and the foot with it. */
export function Waiting() {
  const { say } = useLanguage();
  return (
    <Page header={null} footer={null}>
      <LoadingState>{say("home.loading")}</LoadingState>
    </Page>
  );
}
