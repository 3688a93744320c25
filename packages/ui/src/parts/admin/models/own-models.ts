import type { OfferedModel, TellingSkill } from "./model-settings.ts";

export const ownModelStates = [
  "absent",
  "preparing",
  "downloading",
  "checking",
  "measuring",
  "ready",
  "loaded",
  "failed",
] as const;
export type OwnModelState = (typeof ownModelStates)[number];

export const ownModelFailures = [
  "no_runtime",
  "runtime_failed",
  "unreachable",
  "address_refused",
  "not_there",
  "mirror_failed",
  "broken_off",
  "wrong_checksum",
  "disk_full",
  "too_little_memory",
  "not_loaded",
  "crashed",
] as const;
export type OwnModelFailure = (typeof ownModelFailures)[number];

/** A model that Katha brings to the server's machine, and runs there itself. */
export interface OwnModel {
  name: string;
  title: string;
  maker: string;
  licence: string;
  /** Where its makers tell about it. */
  page: string;
  /** Where its file is downloaded from. */
  address: string;
  /** The name of its file where it is placed by hand. */
  file: string;
  sha256: string;
  billions: number;
  bytes: number;
  memoryBytes: number;
  english: TellingSkill;
  hindi: TellingSkill;
  /** Measured on two cores; null where it was not. */
  usualWordsPerSecond: number | null;
  state: OwnModelState;
  failure: OwnModelFailure | null;
  /** Of its file; what is here is not downloaded again. */
  bytesHere: number;
  bytesPerSecond: number | null;
  /** As it told on this machine. */
  wordsPerSecond: number | null;
  firstWordMs: number | null;
}

export interface OwnModels {
  /** The provider under whose name they are bound. */
  provider: string;
  /** Where a file may be placed by hand. */
  folder: string;
  cores: number;
  memoryBytes: number;
  diskFreeBytes: number | null;
  /** What runs the models takes so much of the disk; 0 once it is here. */
  runtimeBytes: number;
  models: readonly OwnModel[];
}

export const isBeingBrought = ({ state }: OwnModel): boolean =>
  state === "preparing" || state === "downloading" || state === "checking" || state === "measuring";

export const isHere = ({ state }: OwnModel): boolean => state === "ready" || state === "loaded";

/** What this machine lacks for the model, if anything. */
export function lackFor(
  { memoryBytes, bytes, bytesHere }: OwnModel,
  machine: Pick<OwnModels, "memoryBytes" | "diskFreeBytes" | "runtimeBytes">,
): "memory" | "disk" | undefined {
  if (memoryBytes > machine.memoryBytes) return "memory";
  const needed = bytes - bytesHere + machine.runtimeBytes;
  return machine.diskFreeBytes !== null && needed > machine.diskFreeBytes ? "disk" : undefined;
}

/** As other providers' models are offered: to be heard, and bound. */
export function toOfferedModel({ name, billions, bytes, english, hindi }: OwnModel): OfferedModel {
  return {
    model: name,
    kind: "text",
    billions,
    bytes,
    context: null,
    promptPrice: null,
    answerPrice: null,
    english,
    hindi,
  };
}
