import type { BoundModel, ModelProvider, ModelSetting, ModelSettings } from "@katha/api/contract";
import { modelBinding } from "@katha/api/contract";
import type { ImageBinding, ProviderStatus, TextBinding } from "@katha/narrator";
import { modelBook, modelKinds, type ModelKind } from "../book.ts";
import { offeredModels } from "../offered.ts";
import { setBindings, type SetBinding } from "./bindings.ts";
import { ownProvider } from "../own-models.ts";
import { findSettings, type SettingRows } from "./repo.ts";
import { providerAnswer } from "../health.ts";
import { spentSince } from "../spent.ts";
import type { ModelSettingsNeeds } from "./needs.ts";

const weekMs = 7 * 86_400_000;

/** All that are not bound themselves. */
export const allOthers = "*";

/** How a binding of KATHA_MODELS is asked, in the form of those that are set here. */
function asSet(binding: TextBinding | ImageBinding): SetBinding {
  const { provider, model } = binding;
  const usual = modelBinding.parse({ provider, model });
  if ("size" in binding) return { ...usual, size: binding.size, seconds: binding.seconds };
  return {
    ...usual,
    prompt_tokens: binding.prompt,
    answer_tokens: binding.answer,
    structured_output: binding.structuredOutput,
    hears: binding.hears,
    bridges: binding.bridges,
    temperature: binding.temperature ?? null,
  };
}

function boundAnswer(set: SetBinding, status: ProviderStatus | undefined): BoundModel {
  const { provider, model } = set;
  const unasked = { state: "ready", failures: 0, rests_until: null, last_error: null } as const;
  return {
    ...set,
    health: status ? providerAnswer(status) : { provider, model, ...unasked },
    first_word_ms: status?.latency.firstWord ?? null,
    whole_ms: status?.latency.whole ?? null,
  };
}

/** Listed where it has a model to tell. */
async function ownProviders({ boundModels }: ModelSettingsNeeds): Promise<ModelProvider[]> {
  const ownModels = boundModels.ownModelsToBind();
  if (ownModels === undefined || !(await ownModels.isReady())) return [];
  const { protocol } = ownModels.provider;
  return [{ name: ownProvider, protocol, base_url: "", has_key: false, source: "katha" }];
}

async function providersOf(needs: ModelSettingsNeeds, rows: SettingRows): Promise<ModelProvider[]> {
  const { modelsFile } = needs;
  const fromFile = Object.entries(modelsFile.providers).map(
    ([name, { protocol, baseURL, apiKey }]): ModelProvider => ({
      name,
      protocol,
      base_url: baseURL,
      has_key: apiKey !== undefined,
      source: "file",
    }),
  );
  const here = rows.providers
    .filter(({ name }) => !Object.hasOwn(modelsFile.providers, name))
    .map(({ name, protocol, base_url, sealed_key }): ModelProvider => ({
      name,
      protocol: protocol as ModelProvider["protocol"],
      base_url,
      has_key: sealed_key !== null,
      source: "here",
    }));
  return [...fromFile, ...here, ...(await ownProviders(needs))];
}

/** Who binds a name itself: the names that `*` covers are bound by nobody of their own. */
function boundHere(
  { modelsFile }: ModelSettingsNeeds,
  rows: SettingRows,
  kind: ModelKind,
  key: string,
): { source: ModelSetting["source"]; sets: SetBinding[] } {
  const file = Object.hasOwn(modelsFile[kind], key) ? modelsFile[kind][key] : undefined;
  if (file !== undefined) return { source: "file", sets: file.map(asSet) };
  const row = rows.bindings.find((one) => one.kind === kind && one.model_key === key);
  return row ? { source: "here", sets: setBindings(row.bound) } : { source: "katha", sets: [] };
}

/** What the page shows: every name of Katha's, with who serves it now, how they fare and what it cost. */
export async function modelSettingsAnswer(needs: ModelSettingsNeeds): Promise<ModelSettings> {
  const { db, clock, boundModels } = needs;
  const rows = await findSettings(db);
  const spent = await spentSince(db, new Date(clock.now().getTime() - weekMs));
  const offered = offeredModels(boundModels.servedBy, boundModels.priceOf);
  const models: ModelSetting[] = [];
  for (const kind of modelKinds) {
    const others = boundHere(needs, rows, kind, allOthers);
    for (const book of modelBook[kind]) {
      const { model_key, display_name, tier, credit_cost: usual } = book;
      const own = boundHere(needs, rows, kind, model_key);
      const as_others = own.sets.length === 0 && others.sets.length > 0;
      const { source, sets } = as_others ? others : own;
      const status = boundModels.providerStatusOf(model_key);
      models.push({
        model_key,
        kind,
        display_name,
        tier,
        credit_cost:
          offered[kind].find((one) => one.model_key === model_key)?.credit_cost ??
          boundModels.priceOf(kind, model_key) ??
          usual,
        usual_credit_cost: usual,
        source,
        as_others,
        bound: sets.map((set) =>
          boundAnswer(
            set,
            status.find(({ provider, model }) => provider === set.provider && model === set.model),
          ),
        ),
        ...spent(model_key),
      });
    }
    models.push({
      model_key: allOthers,
      kind,
      display_name: allOthers,
      tier: "",
      credit_cost: 0,
      usual_credit_cost: 0,
      source: others.source,
      as_others: false,
      bound: others.sets.map((set) => boundAnswer(set, undefined)),
      ...spent(allOthers),
    });
  }
  const changes = [...rows.providers, ...rows.bindings, ...rows.prices, ...rows.permissions].map(
    ({ changed_at }) => changed_at.getTime(),
  );
  return {
    providers: await providersOf(needs, rows),
    models,
    own_keys_allowed: boundModels.ownKeysAllowed(),
    changed_at: changes.length === 0 ? null : new Date(Math.max(...changes)).toISOString(),
  };
}
