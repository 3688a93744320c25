import { changeSiteSettings, getSiteSettings, sendTestMail } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { siteOf } from "../../lib/site-of.ts";
import { siteSettingsAnswer, type AnswerNeeds } from "./answer.ts";
import { testMail, type TestMailNeeds } from "./test-mail.ts";

interface SiteSettingsRoutesNeeds extends AnswerNeeds, TestMailNeeds {
  publicUrl: string | undefined;
}

export function siteSettingsRoutes(register: RegisterCall, needs: SiteSettingsRoutesNeeds): void {
  const { siteSettings, publicUrl } = needs;
  register(getSiteSettings, async ({ request }) =>
    siteSettingsAnswer(needs, siteOf(request, publicUrl)),
  );
  register(changeSiteSettings, async ({ body, viewer, request }) => {
    await siteSettings.change(body, viewer);
    return siteSettingsAnswer(needs, siteOf(request, publicUrl));
  });
  register(sendTestMail, ({ viewer }) => testMail(needs, viewer));
}
