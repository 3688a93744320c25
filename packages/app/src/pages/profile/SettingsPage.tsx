import { accountApi } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import {
  AccountScreen,
  SignInList,
  OwnKey,
  TwoStepSettings,
  settingsMessages,
  StorageUse,
} from "@katha/ui/screens";
import { ReadersTastes } from "./ReadersTastes.tsx";
import { PushedNews } from "./PushedNews.tsx";
import { OtherSoftware } from "./OtherSoftware.tsx";
import {
  Leaving,
  MatureStories,
  NewsLetter,
  OwnData,
  OwnEmail,
  OwnName,
  OwnPassword,
  SharedLines,
  UnverifiedEmail,
  useDevicesSection,
  useStorageSection,
} from "./settings/AccountSections.tsx";
import { useOwnKey } from "./settings/useOwnKey.ts";
import { useExplain } from "./settings/useChange.ts";
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
            <SignInList {...devices} />
            <MatureStories user={user} />
            {ownKey && <OwnKey {...ownKey} />}
            <NewsLetter user={user} />
            <PushedNews />
            <SharedLines user={user} />
            <ReadersTastes />
            <OtherSoftware />
            <StorageUse {...storage} />
            <OwnData />
            <Leaving />
          </>
        )}
      </AccountScreen>
      {twoStep.dialog}
    </Site>
  );
}
