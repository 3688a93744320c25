import * as calls from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { changed } from "../settings/changes.ts";
import type { ModelSettingsNeeds } from "../settings/needs.ts";
import {
  chooseModel,
  forgetKey,
  keepKey,
  modelsOfOwnKey,
  ownKeyAnswer,
  type OwnKeysNeeds,
} from "./own-keys.ts";
import { saveOwnKeysAllowed } from "./repo.ts";

export function ownKeyRoutes(
  register: RegisterCall,
  needs: OwnKeysNeeds & ModelSettingsNeeds,
): void {
  register(calls.readOwnKey, ({ viewer }) => ownKeyAnswer(needs, viewer));
  register(calls.keepOwnKey, ({ viewer, body, disconnected: gone }) =>
    keepKey(needs, body, { viewer, gone }),
  );
  register(calls.listOwnKeyModels, ({ viewer, disconnected: gone }) =>
    modelsOfOwnKey(needs, { viewer, gone }),
  );
  register(calls.chooseOwnKeyModel, ({ viewer, body, disconnected: gone }) =>
    chooseModel(needs, body, { viewer, gone }),
  );
  register(calls.forgetOwnKey, ({ viewer }) => forgetKey(needs, viewer));
  register(calls.allowOwnKeys, ({ viewer, body: { is_allowed } }) =>
    changed(needs, viewer, async (tx) => {
      const before = { is_allowed: needs.boundModels.ownKeysAllowed() };
      await saveOwnKeysAllowed(tx, { is_given: is_allowed, at: needs.clock.now() });
      return {
        answer: { is_allowed },
        entry: { act: "own_keys.changed", subject: "own_keys", before, after: { is_allowed } },
      };
    }),
  );
}
