import type { ProviderState } from "../HealthBoard/system-health.ts";

export const modelKinds = ["text", "image"] as const;
export type ModelKind = (typeof modelKinds)[number];

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
] as const;
export type ProviderProtocol = (typeof providerProtocols)[number];

export const structuredOutputs = ["json_schema", "json_object", "none"] as const;
export type StructuredOutput = (typeof structuredOutputs)[number];

/** A company that sells models by key. */
export interface ProviderPreset {
  name: string;
  title: string;
  protocol: ProviderProtocol;
  address: string;
  /** Where one gets a key. */
  keysHref: string;
}

/** Whom models are asked of. */
export interface ModelProvider {
  name: string;
  /** As people call it: "OpenAI"; its name, where it has no other. */
  title: string;
  protocol: ProviderProtocol;
  address: string;
  hasKey: boolean;
  /** From the models file: it cannot be changed here. */
  isFromFile: boolean;
}

export const tellingSkills = ["no", "unknown", "with_care", "well"] as const;
export type TellingSkill = (typeof tellingSkills)[number];

/** A model that a provider has. Prices are of a million tokens, in US dollars. */
export interface OfferedModel {
  model: string;
  kind: ModelKind | "other";
  billions: number | null;
  bytes: number | null;
  context: number | null;
  promptPrice: number | null;
  answerPrice: number | null;
  english: TellingSkill;
  hindi: TellingSkill;
}

/** A program on this machine that serves models. */
export interface FoundRuntime {
  name: string;
  title: string;
  protocol: ProviderProtocol;
  address: string;
  models: readonly OfferedModel[];
}

/** A model that may be heard and bound: of a provider, or of a program that was found. */
export interface Candidate {
  source: Pick<ModelProvider, "name" | "title" | "protocol" | "address">;
  offered: OfferedModel;
}

/** How a bound model is asked. */
export interface BindingOptions {
  promptTokens: number;
  answerTokens: number;
  structuredOutput: StructuredOutput;
  hears: boolean;
  bridges: boolean;
  temperature: number | null;
  /** Of a million tokens, in US dollars. */
  promptPrice: number | null;
  answerPrice: number | null;
  size: string;
  seconds: number;
}

export interface BoundModel extends BindingOptions {
  provider: string;
  /** As people call the provider. */
  providerTitle: string;
  model: string;
  state: ProviderState;
  restsUntil: string | null;
  lastError: { at: string; why: string } | null;
  firstWordMs: number | null;
  wholeMs: number | null;
}

/** A name under which players choose who tells or paints, and who does so. */
export interface ServedModel {
  key: string;
  kind: ModelKind;
  displayName: string;
  coins: number;
  usualCoins: number;
  isFromFile: boolean;
  /** Katha itself serves it where nobody is bound. */
  isOwn: boolean;
  /** Nobody of its own is bound: those of "all others" are asked. */
  isAsOthers: boolean;
  /** In the order in which they are asked. */
  bound: readonly BoundModel[];
  /** Settled in seven days. */
  turns: number;
  failedTurns: number;
  coinsPaid: number;
  promptTokens: number;
  completionTokens: number;
}

export interface ModelSettings {
  providers: readonly ModelProvider[];
  models: readonly ServedModel[];
  /** Whether readers may use keys of their own. */
  ownKeysAllowed: boolean;
}

export interface FoundModels {
  lookedFor: readonly string[];
  runtimes: readonly FoundRuntime[];
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

/** The name that is told by Katha itself until somebody is bound, or the first that can be bound here. */
export function usualName(
  models: readonly ServedModel[],
  kind: ModelKind,
): ServedModel | undefined {
  const open = models.filter((model) => model.kind === kind && !model.isFromFile);
  return open.find(({ isOwn, key }) => isOwn && key !== everyOther) ?? open[0];
}

const worth: Readonly<Record<TellingSkill, number>> = { no: -2, unknown: 0, with_care: 1, well: 3 };
const worthOf = ({ english, hindi }: OfferedModel) => 2 * worth[english] + worth[hindi];

/** The storytellers that are expected to tell best come first, then painters; what does neither is left out. */
export function bestFirst(models: readonly OfferedModel[]): readonly OfferedModel[] {
  const rank = ({ kind }: OfferedModel) => (kind === "text" ? 0 : 1);
  return models
    .filter(({ kind }) => kind !== "other")
    .toSorted((one, other) => rank(one) - rank(other) || worthOf(other) - worthOf(one));
}
