import type { PictureSample } from "@katha/api/shapes";
import type { Candidate } from "./model-settings.ts";

/** A model whose picture is awaited or looked at. */
export interface Seeing extends Candidate {
  state: "painting" | "painted" | "stopped";
  sample?: PictureSample | undefined;
  /** Why nothing came back at all. */
  failure?: string | undefined;
}
