import { spokenLanguages, waitlistApi } from "@katha/api/waitlist";
import { useFormats, useMessages } from "@katha/ui";
import { PremiumWaitlistScreen, waitlistMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useSiteLinks } from "../../shell/site-links.ts";
import { Site } from "../../shell/Site.tsx";

export function WaitlistPage() {
  const t = useMessages(waitlistMessages);
  const { locale } = useFormats();
  const failureText = useFailure();
  const { waitlist: form } = useSiteLinks();
  const [join] = waitlistApi.useJoinWaitlistMutation();
  return (
    <Site title={t("waitlist.title")}>
      <PremiumWaitlistScreen
        form={form}
        onJoin={async (entry) => {
          if (form !== undefined) {
            window.open(form, "_blank", "noopener");
            return undefined;
          }
          const language = spokenLanguages.find((spoken) => spoken === locale) ?? "en";
          const { error } = await join({ ...entry, consent: true, language });
          return error === undefined ? undefined : failureText(error, t("fault.failed"));
        }}
      />
    </Site>
  );
}
