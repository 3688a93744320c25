import { resealKeys } from "./features/models/settings/reseal-keys.ts";
import { resealSettings } from "./features/site-settings/index.ts";
import { createSecret } from "./lib/secret.ts";
import type { StartupContext } from "./startup/start.ts";

/** What the previous secret sealed opens under the new one from then on. */
export async function resealAtStart({ config, db, secret, log }: StartupContext): Promise<void> {
  const { previousSecret } = config;
  if (previousSecret === undefined || previousSecret === "lost") return;
  const secrets = { secret, previous: createSecret(previousSecret) };
  const resealed = await resealKeys(db, secrets);
  await resealSettings(db, secrets);
  if (resealed > 0) log.info({ resealed }, "Keys for providers were sealed under the new secret");
}
