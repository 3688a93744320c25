import { fieldErrors } from "@katha/api";
import { siteSettingsApi } from "@katha/api/admin";
import { secondFactorApi } from "@katha/api/second-factor";
import { useMessages } from "@katha/ui";
import {
  adminMessages,
  AdminSettingsScreen,
  type AdminSettingsScreenProps,
} from "@katha/ui/screens";
import { useTranslateError } from "../../../errors/translate-error.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";

const fields = [
  "guideUrl",
  "chatUrl",
  "waitlistUrl",
  "contact",
  "social",
  "quotaStories",
  "quotaVersions",
  "quotaPlays",
  "quotaPictures",
  "smtpUrl",
  "mailFrom",
] as const;

export function AdminSettingsPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const translateError = useTranslateError();
  const read = siteSettingsApi.useGetSiteSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: factors } = secondFactorApi.useListSecondFactorsQuery();
  const [change] = siteSettingsApi.useChangeSiteSettingsMutation();
  const [sendTestMail, tested] = siteSettingsApi.useSendTestMailMutation();

  const save: AdminSettingsScreenProps["onSave"] = async (changed) => {
    tested.reset();
    const { error } = await change(changed);
    if (error === undefined) return undefined;
    const faults = fieldErrors(translateError(error), fields);
    return faults ? { fields: faults } : { message: explain(error) };
  };

  return (
    <AdminFrame place="settings" title={t("settings.title")}>
      <AdminSettingsScreen
        settings={read.data}
        hasSecondFactor={factors?.status.isEnrolled}
        failure={read.isError ? explain(read.error) : undefined}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        onSave={save}
        testMail={{
          onSend: () => void sendTestMail(),
          isBusy: tested.isLoading,
          result: tested.data,
          failure: tested.isError ? explain(tested.error) : undefined,
        }}
      />
    </AdminFrame>
  );
}
