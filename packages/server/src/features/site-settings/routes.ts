import { changeSiteSettings, getSiteSettings, sendTestMail } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { siteSettingsAnswer, type AnswerNeeds } from "./answer.ts";
import { testMail, type TestMailNeeds } from "./test-mail.ts";

export function siteSettingsRoutes(
  register: RegisterCall,
  needs: AnswerNeeds & TestMailNeeds,
): void {
  register(getSiteSettings, async ({ request }) => siteSettingsAnswer(needs, request.site));
  register(changeSiteSettings, async ({ body, viewer, request }) => {
    await needs.siteSettings.change(body, viewer);
    return siteSettingsAnswer(needs, request.site);
  });
  register(sendTestMail, ({ viewer }) => testMail(needs, viewer));
}
