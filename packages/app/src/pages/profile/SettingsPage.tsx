import { accountApi } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import {
  AccountScreen,
  DevicesSection,
  OwnKey,
  TwoStepSettings,
  settingsMessages,
  StorageSection,
} from "@katha/ui/screens";
import { MatureStories } from "./MatureStories.tsx";
import { NewsLetter } from "./NewsLetter.tsx";
import { ReadersTastes } from "./ReadersTastes.tsx";
import { PushedNews } from "./PushedNews.tsx";
import { OtherSoftware } from "./OtherSoftware.tsx";
import { SharedLines } from "./SharedLines.tsx";
import { OwnEmail, OwnName, UnverifiedEmail } from "./settings/NameAndEmail.tsx";
import { Leaving, OwnData } from "./settings/OwnData.tsx";
import { OwnPassword } from "./settings/OwnPassword.tsx";
import { useOwnKey } from "./settings/useOwnKey.ts";
import { useExplain } from "./settings/useChange.ts";
import { useDevicesSection } from "./settings/useDevicesSection.ts";
import { useStorageSection } from "./settings/useStorageSection.ts";
import { resultOf } from "../result-of.ts";
import { useTwoStep } from "../../second-factor/useTwoStep.tsx";
import { Site } from "../../shell/Site.tsx";

/** What the hooks here read is asked for with the account, not after it. */
export function SettingsPage() {
  const t = useMessages(settingsMessages);
  const explain = useExplain();
  const { data: user, ...me } = accountApi.useMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const twoStep = useTwoStep(user);
  const ownKey = useOwnKey();
  const devices = useDevicesSection();
  const storage = useStorageSection();
  return (
    <Site title={t("settings.title")}>
      <AccountScreen
        result={resultOf(user && {}, me.isError ? explain(me.error) : undefined)}
        onRetry={() => void me.refetch()}
      >
        {user && (
          <>
            {!user.isVerified && <UnverifiedEmail email={user.email} />}
            <OwnName user={user} />
            <OwnEmail user={user} />
            <OwnPassword />
            <TwoStepSettings twoStep={twoStep.section} failure={twoStep.failure} />
            <DevicesSection {...devices} />
            <MatureStories user={user} />
            {ownKey && <OwnKey {...ownKey} />}
            <NewsLetter user={user} />
            <PushedNews />
            <SharedLines user={user} />
            <ReadersTastes />
            <OtherSoftware />
            <StorageSection {...storage} />
            <OwnData />
            <Leaving />
          </>
        )}
      </AccountScreen>
      {twoStep.dialog}
    </Site>
  );
}
