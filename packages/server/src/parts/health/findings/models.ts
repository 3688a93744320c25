import { modelBook, modelKinds } from "../../../features/models/index.ts";
import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

/** A model of which no provider is left cannot tell or paint by anything but what is built in. */
export async function findModels({ providerStatusOf }: FindingsNeeds): Promise<Finding[]> {
  const keys = modelKinds.flatMap((kind) => modelBook[kind].map(({ model_key }) => model_key));
  const found = keys.flatMap((model) => {
    const providers = providerStatusOf(model);
    const failing = providers.filter(({ health }) => health.state !== "ready");
    const level = failing.length === providers.length ? "act" : "look";
    return failing.map(({ provider, health }) =>
      finding(level, "models_fail", { model, provider, why: health.lastFailure?.why ?? "?" }),
    );
  });
  return found.length > 0 ? found : [finding("well", "models", { count: keys.length })];
}
