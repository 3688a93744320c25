import { join } from "node:path";
import type { Clock } from "../../lib/clock.ts";
import { startProcess } from "../../lib/workers/child-process.ts";
import { lockFolder } from "../../lib/folder-lock.ts";
import { guardedFetch, type AddressRules } from "../../lib/outgoing/guarded-fetch.ts";
import { ownModelOffers } from "./list.ts";
import { thisMachine } from "./machine.ts";
import { openOwnModels, type OwnModels, type OwnModelsNeeds } from "./own-models.ts";
import { installByNpm, openRuntime } from "./runtime.ts";
import { openTeller, type TellerModel } from "./teller.ts";

export interface OwnModelsHere {
  clock: Clock;
  log: OwnModelsNeeds["log"];
  dataDir: string;
  modelMirror: string;
  npmEnvironment: Readonly<Record<string, string>>;
  /** Which addresses files may come from. */
  addressRules: AddressRules;
}

const heapMb = 512;

/** A process of its own: a model that fails or takes too much ends it, and nothing else. */
export const startTeller = ({ memoryBytes }: TellerModel) =>
  startProcess({
    file: new URL("./teller-process.ts", import.meta.url),
    heapMb,
    memoryMb: Math.ceil(memoryBytes / 2 ** 20) + heapMb,
  });

/** Files and the program that runs them are in the data folder; nothing is there until an administrator brings it. */
export function openOwnModelsHere({
  clock,
  log,
  dataDir,
  modelMirror,
  npmEnvironment,
  addressRules,
}: OwnModelsHere): OwnModels {
  const machine = thisMachine();
  const runtime = openRuntime({
    parent: join(dataDir, "runtime"),
    install: installByNpm(npmEnvironment),
  });
  return openOwnModels({
    offers: ownModelOffers,
    folder: join(dataDir, "models"),
    mirror: modelMirror,
    runtime,
    teller: openTeller({
      start: startTeller,
      runtime: runtime.folder,
      threads: Math.max(1, machine.cores - 1),
    }),
    machine,
    clock,
    fetch: guardedFetch(addressRules, { tellsRedirects: true }),
    lock: lockFolder,
    log,
  });
}
