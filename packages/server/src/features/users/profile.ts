import type { BodyOf, updateMe, User } from "@katha/api/contract";
import type { DepartureNeeds } from "./departure.ts";
import { updateUser } from "./repo.ts";
import { ownAccount, userAnswer } from "./service.ts";

/** Who takes away the display name is called by the username again. */
export async function changeProfile(
  { db, clock }: Pick<DepartureNeeds, "db" | "clock">,
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
