import type {
  bindModel,
  BodyOf,
  ModelProvider,
  ModelSetting,
  ParamsOf,
  priceModel,
  ProviderProtocol,
  putModelProvider,
} from "@katha/api/contract";
import { paintsOnly } from "@katha/api/contract";
import { isIP } from "node:net";
import type { Db } from "../../../db/open.ts";
import { bareHost } from "../../../lib/bare-host.ts";
import { invalidField } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findModel } from "../book.ts";
import { isSameModel, rowsToldBy, setBindings, type ProviderModel } from "./bindings.ts";
import { mayBeAsked } from "../../../lib/outgoing/guarded-fetch.ts";
import {
  findBinding,
  findProvider,
  findSettings,
  removeProvider,
  saveBinding,
  savePrice,
  saveProvider,
} from "./repo.ts";
import { ownProvider } from "../own-models.ts";
import { sealKey } from "../../../lib/sealed-key.ts";
import { recordAct, type AuditedAct } from "../../audit/audit.ts";
import { allOthers, modelSettingsAnswer } from "./answers.ts";
import type { ModelChangeNeeds, ModelSettingsNeeds } from "./needs.ts";
import {
  fromFile,
  notPublic,
  ofKatha,
  paintsOnlyProblem,
  providerInUse,
  providerNotFound,
  withPassword,
} from "./problems.ts";

/** A change with its audit entry, in force here when it is answered and elsewhere when its signal arrives. */
export async function changed<Answer>(
  needs: ModelChangeNeeds,
  viewer: Viewer,
  work: (tx: Db) => Promise<{ answer: Answer; entry: AuditedAct }>,
): Promise<Answer> {
  const { db, clock, ids, signals, boundModels } = needs;
  const { answer, entry } = await db.transaction().execute(async (tx) => {
    const done = await work(tx);
    await recordAct({ tx, clock, ids }, viewer, done.entry);
    return done;
  });
  await boundModels.reload();
  await signals.send(db, { about: "models_changed", ids: [entry.subject] });
  return answer;
}

function checkAddress(address: string, { addressRules }: ModelSettingsNeeds): void {
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") throw withPassword();
  const host = bareHost(url);
  if (isIP(host) !== 0 && !mayBeAsked(host, addressRules)) throw notPublic();
}

const isFromFile = ({ modelsFile }: ModelSettingsNeeds, name: string) =>
  Object.hasOwn(modelsFile.providers, name);

export async function setProvider(
  needs: ModelSettingsNeeds,
  { name, ...body }: ParamsOf<typeof putModelProvider> & BodyOf<typeof putModelProvider>,
  viewer: Viewer,
): Promise<ModelProvider> {
  const { protocol, base_url, key } = body;
  if (name === ownProvider) throw ofKatha();
  if (isFromFile(needs, name)) throw fromFile();
  checkAddress(base_url, needs);
  const { secret, clock } = needs;
  return changed(needs, viewer, async (tx) => {
    const before = await findProvider(tx, name);
    const given = key?.trim() || null;
    // A key that was pasted for one address is never sent to another.
    const kept = key === undefined && before?.base_url === base_url ? before.sealed_key : null;
    const sealed_key = given === null ? kept : sealKey(given, { secret, provider: name });
    await saveProvider(tx, { name, protocol, base_url, sealed_key, changed_at: clock.now() });
    const after = { protocol, base_url, has_key: sealed_key !== null };
    return {
      answer: { name, ...after, source: "here" as const },
      entry: {
        act: "provider.changed",
        subject: name,
        before: before && {
          protocol: before.protocol,
          base_url: before.base_url,
          has_key: before.sealed_key !== null,
        },
        after: { ...after, new_key: given !== null },
      },
    };
  });
}

export async function forgetProvider(needs: ModelSettingsNeeds, name: string, viewer: Viewer) {
  if (isFromFile(needs, name)) throw fromFile();
  return changed(needs, viewer, async (tx) => {
    const before = await findProvider(tx, name);
    if (before === undefined) throw providerNotFound();
    const { bindings } = await findSettings(tx);
    const users = bindings.filter(({ bound }) =>
      setBindings(bound).some(({ provider }) => provider === name),
    );
    if (users.length > 0) throw providerInUse(users.map(({ model_key }) => model_key));
    await removeProvider(tx, name);
    return {
      answer: { message: "The provider and its key are forgotten." },
      entry: {
        act: "provider.removed",
        subject: name,
        before: { protocol: before.protocol, base_url: before.base_url },
      },
    };
  });
}

type ModelName = ParamsOf<typeof bindModel>;

const unknownModel = () =>
  invalidField("unknown_model", ["path", "model_key"], "Katha has no model of this name.");

async function settingAt(needs: ModelSettingsNeeds, { kind, model_key }: ModelName) {
  const { models } = await modelSettingsAnswer(needs);
  const found = models.find((one) => one.kind === kind && one.model_key === model_key);
  if (found === undefined) throw new Error(`${model_key} is not listed.`);
  return found;
}

export async function bind(
  needs: ModelSettingsNeeds,
  { kind, model_key, bound }: ModelName & BodyOf<typeof bindModel>,
  viewer: Viewer,
): Promise<ModelSetting> {
  const key = { kind, model_key };
  if (model_key !== allOthers && findModel(kind, model_key) === undefined) throw unknownModel();
  const { modelsFile, clock } = needs;
  if (Object.hasOwn(modelsFile[kind], model_key)) throw fromFile();
  await changed(needs, viewer, async (tx) => {
    const { providers } = await findSettings(tx);
    for (const { provider: name } of bound) {
      if (name === ownProvider) continue;
      const provider = isFromFile(needs, name)
        ? modelsFile.providers[name]
        : providers.find((one) => one.name === name);
      if (provider === undefined) throw providerNotFound();
      if (kind === "text" && paintsOnly(provider.protocol as ProviderProtocol))
        throw paintsOnlyProblem(["body", "bound"]);
    }
    const before = await findBinding(tx, key);
    await saveBinding(tx, { ...key, bound, at: clock.now() });
    const seen = (all: readonly { provider: string; model: string }[]) =>
      all.map(({ provider, model }) => `${provider}/${model}`);
    return {
      answer: undefined,
      entry: {
        act: "model.bound",
        subject: model_key,
        before: before && seen(before.bound),
        after: seen(bound),
      },
    };
  });
  return settingAt(needs, key);
}

/** Of a model that is removed: it is bound to no name any more. */
export function unbindModel(
  needs: ModelChangeNeeds,
  removed: ProviderModel,
  viewer: Viewer,
): Promise<void> {
  return changed(needs, viewer, async (tx) => {
    const { bindings } = await findSettings(tx);
    const unbound = rowsToldBy(bindings, removed);
    for (const { model_key, bound } of unbound) {
      const kept = setBindings(bound).filter((one) => !isSameModel(one, removed));
      await saveBinding(tx, { kind: "text", model_key, bound: kept, at: needs.clock.now() });
    }
    return {
      answer: undefined,
      entry: {
        act: "model.removed",
        subject: removed.model,
        before: { bound_to: unbound.map(({ model_key }) => model_key) },
      },
    };
  });
}

export async function price(
  needs: ModelSettingsNeeds,
  { kind, model_key, credit_cost }: ModelName & BodyOf<typeof priceModel>,
  viewer: Viewer,
): Promise<ModelSetting> {
  const key = { kind, model_key };
  if (findModel(kind, model_key) === undefined) throw unknownModel();
  const before = needs.boundModels.priceOf(kind, model_key) ?? null;
  await changed(needs, viewer, async (tx) => {
    await savePrice(tx, { ...key, credit_cost, at: needs.clock.now() });
    return {
      answer: undefined,
      entry: {
        act: "model.priced",
        subject: model_key,
        before: { credit_cost: before },
        after: { credit_cost },
      },
    };
  });
  return settingAt(needs, key);
}
