import type { BodyOf, updateMe, User } from "@katha/api/contract";
import type { AccountDataNeeds } from "./export-and-delete.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { refuseImpersonation } from "./reserved-names.ts";
import { updateUser } from "./repo.ts";
import { ownAccount, userAnswer } from "./service.ts";

/** Without a display name the username is shown. */
export async function changeProfile(
  { db, clock }: Pick<AccountDataNeeds, "db" | "clock">,
  { id, role }: Viewer,
  { display_name, language, avatar_url }: BodyOf<typeof updateMe>,
): Promise<User> {
  const { username, display_name: known } = await ownAccount(db, id);
  if (display_name && display_name !== known && role !== "admin")
    await refuseImpersonation(db, "display_name", display_name);
  await updateUser(db, id, {
    ...(display_name !== undefined && { display_name: display_name || username }),
    ...(language !== undefined && { language }),
    ...(avatar_url !== undefined && { avatar_url }),
    updated_at: clock.now(),
  });
  return userAnswer(await ownAccount(db, id));
}
