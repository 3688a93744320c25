import type { OwnModel, OwnModels as OwnModelsAnswer } from "@katha/api/contract";
import { setBindings } from "../settings/bindings.ts";
import type { ModelSettingsNeeds } from "../settings/needs.ts";
import { findSettings, type SettingRows } from "../settings/repo.ts";
import type { OwnModelStatus } from "./own-models.ts";
import { ownProvider } from "./provider.ts";
import { runtimeBytes, runtimeName, runtimeVersion } from "./runtime.ts";

export const isOwn = (name: string) => (bound: { provider: string; model: string }) =>
  bound.provider === ownProvider && bound.model === name;

/** The names under which a model tells. */
export function boundTo(rows: SettingRows["bindings"], name: string): string[] {
  return rows
    .filter(({ kind, bound }) => kind === "text" && setBindings(bound).some(isOwn(name)))
    .map(({ model_key }) => model_key);
}

function modelAnswer(status: OwnModelStatus, rows: SettingRows["bindings"]): OwnModel {
  const { offer, address, state, failure, bytesHere, bytesPerSecond } = status;
  const { path: _path, ...told } = offer;
  return {
    ...told,
    address,
    state,
    failure,
    bytes_here: bytesHere,
    bytes_per_second: bytesPerSecond,
    words_per_second: status.words_per_second,
    first_word_ms: status.first_word_ms,
    measured_at: status.measured_at,
    bound_to: boundTo(rows, offer.name),
  };
}

export async function ownModelsAnswer({
  db,
  ownModels,
}: ModelSettingsNeeds): Promise<OwnModelsAnswer> {
  const { bindings } = await findSettings(db);
  const { machine, folder } = ownModels;
  const { cores, memoryBytes, memoryFreeBytes } = machine;
  return {
    provider: ownProvider,
    folder,
    machine: {
      cores,
      memory_bytes: memoryBytes,
      memory_free_bytes: memoryFreeBytes(),
      disk_free_bytes: await machine.diskFreeBytes(folder).catch(() => null),
    },
    runtime: {
      state: ownModels.runtimeState(),
      name: runtimeName,
      version: runtimeVersion,
      bytes: runtimeBytes,
    },
    models: (await ownModels.statuses()).map((status) => modelAnswer(status, bindings)),
  };
}

export async function ownModelAnswer(needs: ModelSettingsNeeds, name: string): Promise<OwnModel> {
  const { models } = await ownModelsAnswer(needs);
  const found = models.find((model) => model.name === name);
  if (found === undefined) throw new Error(`${name} is not listed.`);
  return found;
}
