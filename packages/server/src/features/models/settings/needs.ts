import type { Bindings, Limits, RuntimeKind, SampleSetting } from "@katha/narrator";
import type { Db } from "../../../db/open.ts";
import type { Signals } from "../../../db/signals.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import type { Secret } from "../../../lib/secret.ts";
import type { MediaStore, Painters, PictureFetcher } from "../../media/index.ts";
import type { BoundModels } from "../bound-models.ts";
import type { AddressRules } from "../../../lib/outgoing/guarded-fetch.ts";

export interface ModelSettingsNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  secret: Secret;
  signals: Signals;
  /** What KATHA_MODELS binds. */
  modelsFile: Bindings;
  boundModels: BoundModels;
  /** Which addresses a provider may be at. */
  addressRules: AddressRules;
  /** A story that a sample is to be told of; undefined if there is none. */
  storyToHear: (id: string) => Promise<SampleSetting["story"] | undefined>;
  /** Where a model is given less or more time than usual. */
  modelLimits?: Partial<Limits> | undefined;
  /** Programs that may serve models on this machine. */
  runtimeKinds: readonly RuntimeKind[];
  media: Pick<MediaStore, "pictures">;
  painters: Painters;
  /** Fetches a picture from an address of the Internet. */
  fetchPicture: PictureFetcher;
}

/** For a change of what is set. */
export type ModelChangeNeeds = Pick<
  ModelSettingsNeeds,
  "db" | "clock" | "ids" | "signals" | "boundModels"
>;
