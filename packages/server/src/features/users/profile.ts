import type { BodyOf, updateMe, User } from "@katha/api/contract";
import type { AccountDataNeeds } from "./export-and-delete.ts";
import { invalidField } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { refuseImpersonation } from "./reserved-names.ts";
import { ownAccount, updateUser, userAnswer } from "./service.ts";

const ageNeeded = "Mature stories are for people of 17 and over. Confirm that you are.";

/** Without a display name the username is shown. */
export async function changeProfile(
  { db, clock }: Pick<AccountDataNeeds, "db" | "clock">,
  { id, role }: Viewer,
  {
    display_name,
    language,
    avatar_url,
    shows_mature,
    is_of_age,
    shares_unanswered,
    news_by_email,
  }: BodyOf<typeof updateMe>,
): Promise<User> {
  const { username, display_name: known, of_age_at } = await ownAccount(db, id);
  if (shows_mature && !is_of_age && of_age_at === null)
    throw invalidField("age_unconfirmed", ["body", "is_of_age"], ageNeeded);
  if (display_name && display_name !== known && role !== "admin")
    await refuseImpersonation(db, "display_name", display_name);
  await updateUser(db, id, {
    ...(display_name !== undefined && { display_name: display_name || username }),
    ...(language !== undefined && { language }),
    ...(avatar_url !== undefined && { avatar_url }),
    ...(shows_mature !== undefined && { shows_mature }),
    ...(shares_unanswered !== undefined && { shares_unanswered }),
    // What happened before it was asked for is not sent.
    ...(news_by_email !== undefined && { news_by_email, news_sent_at: clock.now() }),
    ...(is_of_age && of_age_at === null && { of_age_at: clock.now() }),
    updated_at: clock.now(),
  });
  return userAnswer(await ownAccount(db, id));
}
