import { accountApi } from "@katha/api/account";
import { AccountScreen, OwnKey, settingsMessages, useMessages } from "@katha/ui";
import { MatureStories } from "./MatureStories.tsx";
import { NewsLetter } from "./NewsLetter.tsx";
import { ReadersTastes } from "./ReadersTastes.tsx";
import { PushedNews } from "./PushedNews.tsx";
import { OtherSoftware } from "./OtherSoftware.tsx";
import { SharedLines } from "./SharedLines.tsx";
import { toAccount } from "./account.ts";
import { useAccessSections } from "./settings/useAccessSections.ts";
import { useAccountSections } from "./settings/useAccountSections.ts";
import { useOwnKey } from "./settings/useOwnKey.ts";
import { useExplain } from "./settings/useChange.ts";
import { useDevicesSection } from "./settings/useDevicesSection.ts";
import { useProfileSection } from "./settings/useProfileSection.ts";
import { useStorageSection } from "./settings/useStorageSection.ts";
import { resultOf } from "../result-of.ts";
import { useTwoStep } from "../../second-factor/useTwoStep.tsx";
import { Site } from "../../shell/Site.tsx";
import { paths } from "../../routes/paths.ts";

export function SettingsPage() {
  const t = useMessages(settingsMessages);
  const explain = useExplain();
  const { data: user, ...me } = accountApi.useMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const twoStep = useTwoStep(user);
  const ownKey = useOwnKey();
  return (
    <Site title={t("settings.title")}>
      <AccountScreen
        result={resultOf(
          user && { account: toAccount(user) },
          me.isError ? explain(me.error) : undefined,
        )}
        onRetry={() => void me.refetch()}
        {...useProfileSection(user?.email ?? "")}
        {...useAccessSections()}
        twoStep={twoStep.section}
        twoStepFailure={twoStep.failure}
        {...useDevicesSection()}
        {...useStorageSection()}
        {...useAccountSections()}
        links={{ back: paths.profile }}
      >
        {user && <MatureStories user={user} />}
        {ownKey && <OwnKey {...ownKey} />}
        {user && <NewsLetter user={user} />}
        {user && <PushedNews />}
        {user && <SharedLines user={user} />}
        {user && <ReadersTastes />}
        {user && <OtherSoftware />}
      </AccountScreen>
      {twoStep.dialog}
    </Site>
  );
}
