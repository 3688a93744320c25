import type { ModelProvider, ModelRuntime, ModelSetting, OfferedModel } from "@katha/api/shapes";

export type ModelKind = ModelSetting["kind"];
export type ProviderProtocol = ModelProvider["protocol"];

/** The name under which all are served that are not bound themselves. */
export const everyOther = "*";

export const providerProtocols = [
  "openai",
  "ollama",
  "anthropic",
  "google",
  "stability",
  "automatic1111",
  "comfyui",
] as const satisfies readonly ProviderProtocol[];

/** A company that sells models by key. */
export interface ProviderPreset extends Pick<ModelProvider, "name" | "protocol" | "baseUrl"> {
  title: string;
  /** Where one gets a key. */
  keysUrl: string;
}

/** Whom a model is asked of, as people call it: "OpenAI"; its name, where it has no other. */
export type ModelSource = Omit<ModelRuntime, "models">;

/** A model that may be heard and bound: of a provider, or of a program that was found. */
export interface Candidate {
  source: ModelSource;
  offered: OfferedModel;
}

/** What a page waits for, and why it did not come. */
export interface Loadable<Value> {
  value?: Value | undefined;
  failure?: string | undefined;
  isLoading: boolean;
}

const paintingProtocols = new Set<ProviderProtocol>(["stability", "automatic1111", "comfyui"]);
/** Those who paint, and do not tell. */
export const paintsOnly = (protocol: ProviderProtocol): boolean => paintingProtocols.has(protocol);

/** Resolves to why it was refused. */
export type Act = Promise<string | undefined>;

/** Hosts that are the machine itself. */
export function isOnThisMachine(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? "";
  return host === "localhost" || host === "[::1]" || /^127(?:\.\d+){3}$/.test(host);
}

/** The models file binds it, so this page does not. Where it says who serves all others, a name of its own may still be bound here. */
export const isFromFile = ({ source, asOthers }: Pick<ModelSetting, "source" | "asOthers">) =>
  source === "file" && !asOthers;

const kathasStoryteller = "tenali";
/** Katha itself serves it where nobody is bound: every painter, and the first storyteller. */
export const isKathas = ({ kind, modelKey }: Pick<ModelSetting, "kind" | "modelKey">) =>
  kind === "image" || modelKey === kathasStoryteller;

/** The name that is told by Katha itself until somebody is bound, or the first that can be bound here. */
export function usualName(
  models: readonly ModelSetting[],
  kind: ModelKind,
): ModelSetting | undefined {
  const open = models.filter((model) => model.kind === kind && !isFromFile(model));
  return open.find((model) => isKathas(model) && model.modelKey !== everyOther) ?? open[0];
}

const worth: Readonly<Record<OfferedModel["english"], number>> = {
  no: -2,
  unknown: 0,
  with_care: 1,
  well: 3,
};
const worthOf = ({ english, hindi }: OfferedModel) => 2 * worth[english] + worth[hindi];

/** The storytellers that are expected to tell best come first, then painters; what does neither is left out. */
export function bestFirst(models: readonly OfferedModel[]): readonly OfferedModel[] {
  const rank = ({ kind }: OfferedModel) => (kind === "text" ? 0 : 1);
  return models
    .filter(({ kind }) => kind !== "other")
    .toSorted((one, other) => rank(one) - rank(other) || worthOf(other) - worthOf(one));
}
