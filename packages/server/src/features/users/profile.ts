import type { BodyOf, updateMe, User } from "@katha/api/contract";
import type { AccountDataNeeds } from "./export-and-delete.ts";
import { updateUser } from "./repo.ts";
import { ownAccount, userAnswer } from "./service.ts";

/** Without a display name the username is shown. */
export async function changeProfile(
  { db, clock }: Pick<AccountDataNeeds, "db" | "clock">,
  id: string,
  { display_name, language, avatar_url }: BodyOf<typeof updateMe>,
): Promise<User> {
  const { username } = await ownAccount(db, id);
  await updateUser(db, id, {
    ...(display_name !== undefined && { display_name: display_name || username }),
    ...(language !== undefined && { language }),
    ...(avatar_url !== undefined && { avatar_url }),
    updated_at: clock.now(),
  });
  return userAnswer(await ownAccount(db, id));
}
