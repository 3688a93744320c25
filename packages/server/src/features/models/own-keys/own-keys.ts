import type {
  BodyOf,
  chooseOwnKeyModel,
  keepOwnKey,
  OfferedModel,
  OwnKey,
} from "@katha/api/contract";
import { readerProviders } from "@katha/api/contract";
import { tryModel, type Provider } from "@katha/narrator";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { BoundModels } from "../bound-models.ts";
import { modelsOf } from "../settings/asking.ts";
import { sealKey } from "../../../lib/sealed-key.ts";
import { notAllowed, ownKeyProblem } from "./problems.ts";
import { bindingTo, providerOf, providerWith, sealedFor, type OwnKeyProviders } from "./reached.ts";
import { findOwnKey, removeOwnKey, saveOwnKey, saveOwnKeyModel, type OwnKeyRow } from "./repo.ts";

export interface OwnKeysNeeds {
  db: Db;
  clock: Clock;
  boundModels: Pick<BoundModels, "ownKeysAllowed">;
  ownKeyProviders: OwnKeyProviders;
}

const tryMs = 30_000;

const noKey = () => notFound("own_key_not_found", "You have no key here.");

export async function ownKeyAnswer(
  { db, boundModels, ownKeyProviders }: OwnKeysNeeds,
  { id }: Viewer,
): Promise<OwnKey> {
  const row = await findOwnKey(db, id);
  const provider = readerProviders.find((one) => one === row?.provider);
  return {
    is_allowed: boundModels.ownKeysAllowed(),
    key:
      row === undefined || provider === undefined
        ? null
        : {
            provider,
            model: row.model,
            opens: providerOf(ownKeyProviders, row) !== undefined,
            added_at: row.added_at.toISOString(),
          },
  };
}

function requireAllowed({ boundModels }: OwnKeysNeeds): void {
  if (!boundModels.ownKeysAllowed()) throw notAllowed();
}

/** The key as it is kept, opened. */
async function opened(
  needs: OwnKeysNeeds,
  { id }: Viewer,
): Promise<{ row: OwnKeyRow; provider: Provider }> {
  requireAllowed(needs);
  const row = await findOwnKey(needs.db, id);
  const provider = row && providerOf(needs.ownKeyProviders, row);
  if (row === undefined || provider === undefined) throw noKey();
  return { row, provider };
}

/** A key that its provider refuses is not kept, and the one before stays. */
export async function keepKey(
  needs: OwnKeysNeeds,
  { provider: name, key: pasted }: BodyOf<typeof keepOwnKey>,
  { viewer, gone }: { viewer: Viewer; gone: AbortSignal },
): Promise<OwnKey> {
  requireAllowed(needs);
  const { db, clock, ownKeyProviders } = needs;
  const key = pasted.trim();
  const provider = providerWith(ownKeyProviders, name, key);
  if (provider === undefined) throw new Error(`${name} is none of the providers.`);
  await modelsOf(provider, gone);
  const kept = { user_id: viewer.id, provider: name };
  const { secret } = ownKeyProviders;
  const sealed_key = sealKey(key, { secret, provider: sealedFor(kept) });
  await saveOwnKey(db, { ...kept, sealed_key, added_at: clock.now() });
  return ownKeyAnswer(needs, viewer);
}

export async function modelsOfOwnKey(
  needs: OwnKeysNeeds,
  { viewer, gone }: { viewer: Viewer; gone: AbortSignal },
): Promise<{ models: OfferedModel[] }> {
  const { provider } = await opened(needs, viewer);
  const models = await modelsOf(provider, gone);
  return { models: models.filter(({ kind }) => kind === "text") };
}

/** Lists of models do not always need a key, so that this alone tells whether it works. */
export async function chooseModel(
  needs: OwnKeysNeeds,
  { model }: BodyOf<typeof chooseOwnKeyModel>,
  { viewer, gone }: { viewer: Viewer; gone: AbortSignal },
): Promise<OwnKey> {
  const { row, provider } = await opened(needs, viewer);
  const fault = await tryModel(
    { provider, binding: bindingTo(row.provider, model) },
    {
      fetch: needs.ownKeyProviders.fetch,
      signal: AbortSignal.any([gone, AbortSignal.timeout(tryMs)]),
    },
  );
  if (fault !== undefined) throw ownKeyProblem(fault);
  if (!(await saveOwnKeyModel(needs.db, row, model))) throw noKey();
  return ownKeyAnswer(needs, viewer);
}

/** Also where keys are not allowed any more. */
export async function forgetKey({ db }: OwnKeysNeeds, { id }: Viewer) {
  if (!(await removeOwnKey(db, id))) throw noKey();
  return { message: "Your key is deleted." };
}
