import * as calls from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { modelSettingsAnswer } from "./answers.ts";
import { modelsOfProvider, runtimesOnThisMachine, sampleFor } from "./asking.ts";
import { bind, forgetProvider, price, setProvider } from "./changes.ts";
import type { ModelSettingsNeeds } from "./needs.ts";
import { pictureSampleFor } from "./picture-sample.ts";

export function modelSettingsRoutes(register: RegisterCall, needs: ModelSettingsNeeds): void {
  register(calls.getModelSettings, () => modelSettingsAnswer(needs));
  register(calls.findRuntimes, () => runtimesOnThisMachine(needs));
  register(calls.putModelProvider, ({ params, body, viewer }) =>
    setProvider(needs, { ...params, ...body }, viewer),
  );
  register(calls.deleteModelProvider, ({ params, viewer }) =>
    forgetProvider(needs, params.name, viewer),
  );
  register(calls.listProviderModels, ({ params, disconnected }) =>
    modelsOfProvider(needs, params.name, disconnected),
  );
  register(calls.bindModel, ({ params, body, viewer }) =>
    bind(needs, { ...params, ...body }, viewer),
  );
  register(calls.priceModel, ({ params, body, viewer }) =>
    price(needs, { ...params, ...body }, viewer),
  );
  register(calls.hearSample, ({ body, disconnected }) => sampleFor(needs, body, disconnected));
  register(calls.seeSample, ({ body, disconnected }) =>
    pictureSampleFor(needs, body, disconnected),
  );
}
