import { waitlistApi } from "@katha/api/waitlist";
import { PremiumWaitlistScreen, useFormats, useMessages, waitlistMessages } from "@katha/ui";
import { useFailure } from "../../errors/useFailure.ts";
import { paths } from "../../routes/paths.ts";
import { useSiteLinks } from "../../shell/site-links.ts";
import { Site } from "../../shell/Site.tsx";

export function WaitlistPage() {
  const t = useMessages(waitlistMessages);
  const { locale } = useFormats();
  const failureText = useFailure();
  const { waitlist: form } = useSiteLinks();
  const [join] = waitlistApi.useJoinWaitlistMutation();
  const open = form === undefined ? undefined : () => void window.open(form, "_blank", "noopener");
  return (
    <Site title={t("waitlist.title")}>
      <PremiumWaitlistScreen
        links={{ home: paths.home, terms: paths.terms, privacy: paths.privacy }}
        onOpenForm={open}
        onJoin={async (entry) => {
          if (open) return open();
          const language = locale === "hi" ? "hi" : "en";
          const { error } = await join({ ...entry, consent: true, language });
          return error === undefined ? undefined : failureText(error, t("fault.failed"));
        }}
      />
    </Site>
  );
}
