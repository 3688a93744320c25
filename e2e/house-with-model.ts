import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFakeOpenAi } from "@katha/narrator/testing";
import { type KathaProcess, startKatha } from "./katha-process.ts";

/** A house takes its time to open where much else is going on. */
export const houseOpensWithinMs = 180_000;

export interface HouseWithModel {
  readonly katha: KathaProcess;
  /** Tells all stories and helps to write them, as it is told to. */
  readonly model: Awaited<ReturnType<typeof openFakeOpenAi>>;
  readonly close: () => Promise<void>;
}

/** A house of its own, which has a model of somebody else's for its texts. */
export async function openHouseWithModel(): Promise<HouseWithModel> {
  const model = await openFakeOpenAi({ models: ["a-model"] });
  const folder = await mkdtemp(path.join(tmpdir(), "katha-models-"));
  const models = path.join(folder, "models.jsonc");
  await writeFile(
    models,
    JSON.stringify({
      providers: { here: { baseURL: model.baseURL } },
      text: { "*": { provider: "here", model: "a-model" } },
    }),
  );
  const katha = await startKatha({ KATHA_MODELS: models });
  return {
    katha,
    model,
    close: async () => {
      await katha.stop();
      await model.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
