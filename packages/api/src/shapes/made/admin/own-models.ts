// Made from the contract by `npm run readers`.

export interface OwnModel {
  /** As it is bound */
  name: string;
  title: string;
  maker: string;
  /** An SPDX identifier */
  licence: string;
  /** Where its makers tell about it */
  page: string;
  /** Where it is downloaded from */
  address: string;
  /** The name under which its file may be placed by hand */
  file: string;
  sha256: string;
  /** Of parameters */
  billions: number;
  /** Of its file */
  bytes: number;
  /** What it takes while it tells */
  memoryBytes: number;
  english: "no" | "unknown" | "with_care" | "well";
  hindi: "no" | "unknown" | "with_care" | "well";
  /** Measured on two cores; null where it was not */
  usualWordsPerSecond: number | null;
  /** How it is best bound */
  askedAs: {
    promptTokens: number;
    answerTokens: number;
    structuredOutput: "json_schema" | "json_object" | "none";
    hears: boolean;
    bridges: boolean;
  };
  state:
    | "absent"
    | "preparing"
    | "downloading"
    | "checking"
    | "measuring"
    | "ready"
    | "loaded"
    | "failed";
  failure:
    | "no_runtime"
    | "runtime_failed"
    | "unreachable"
    | "address_refused"
    | "not_there"
    | "mirror_failed"
    | "broken_off"
    | "wrong_checksum"
    | "disk_full"
    | "too_little_memory"
    | "not_loaded"
    | "crashed"
    | null;
  /** Of its file; what is here already is not downloaded again */
  bytesHere: number;
  /** While it is downloaded */
  bytesPerSecond: number | null;
  /** As it told on this machine */
  wordsPerSecond: number | null;
  /** Of a short prompt, as it told on this machine */
  firstWordMs: number | null;
  measuredAt: string | null;
  /** The names under which it tells */
  boundTo: string[];
}

export interface OwnModelMachine {
  cores: number;
  memoryBytes: number;
  memoryFreeBytes: number;
  diskFreeBytes: number | null;
}

export interface OwnModelRuntime {
  state: "absent" | "installing" | "ready" | "failed";
  name: string;
  version: string;
  /** What it takes on the disk, about */
  bytes: number;
}

export interface OwnModels {
  /** The provider under whose name they are bound */
  provider: string;
  /** Where a file may be placed by hand */
  folder: string;
  machine: OwnModelMachine;
  runtime: OwnModelRuntime;
  /** The smallest first */
  models: OwnModel[];
}
