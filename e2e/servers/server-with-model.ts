import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFakeOpenAi } from "@katha/narrator/testing";
import { type KathaProcess, startKatha } from "./katha-process.ts";

export interface ServerWithModel {
  readonly katha: KathaProcess;
  /** Answers for every text model, with whatever the test has queued. */
  readonly model: Awaited<ReturnType<typeof openFakeOpenAi>>;
  readonly close: () => Promise<void>;
}

/** A server of its own whose texts come from a fake OpenAI-compatible model. */
export async function startServerWithModel(): Promise<ServerWithModel> {
  const model = await openFakeOpenAi({ models: ["a-model"] });
  const folder = await mkdtemp(path.join(tmpdir(), "katha-models-"));
  const models = path.join(folder, "models.jsonc");
  await writeFile(
    models,
    JSON.stringify({
      providers: { here: { baseURL: model.baseURL } },
      // One model request per turn, so that a test knows which request its answer is for.
      text: { "*": { provider: "here", model: "a-model", hears: false, bridges: false } },
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
