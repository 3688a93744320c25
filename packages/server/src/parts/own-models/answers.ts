import type { OwnModel, OwnModels as OwnModelsAnswer } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { namesToldBy, ownProvider } from "../../features/models/index.ts";
import type { OwnModels, OwnModelStatus } from "./own-models.ts";
import { runtimeBytes, runtimeName, runtimeVersion } from "./runtime.ts";

interface OwnModelsAnswerNeeds {
  db: Db;
  ownModels: OwnModels;
}

export async function ownModelsAnswer({
  db,
  ownModels,
}: OwnModelsAnswerNeeds): Promise<OwnModelsAnswer> {
  const toldBy = await namesToldBy(db);
  const answered = (status: OwnModelStatus): OwnModel => ({
    ...status,
    bound_to: toldBy({ provider: ownProvider, model: status.name }),
  });
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
    models: (await ownModels.statuses()).map(answered),
  };
}

export async function ownModelAnswer(needs: OwnModelsAnswerNeeds, name: string): Promise<OwnModel> {
  const { models } = await ownModelsAnswer(needs);
  const found = models.find((model) => model.name === name);
  if (found === undefined) throw new Error(`${name} is not listed.`);
  return found;
}
