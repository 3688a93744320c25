import type { OfferedModel, OwnModel, OwnModels } from "@katha/api/shapes";

export const isBeingBrought = ({ state }: Pick<OwnModel, "state">): boolean =>
  state === "preparing" || state === "downloading" || state === "checking" || state === "measuring";

export const isHere = ({ state }: OwnModel): boolean => state === "ready" || state === "loaded";

/** What runs the models takes so much of the disk; 0 once it is here. */
export const runtimeBytes = ({ runtime: { state, bytes } }: Pick<OwnModels, "runtime">): number =>
  state === "ready" ? 0 : bytes;

/** What this machine lacks for the model, if anything. */
export function lackFor(
  { memoryBytes, bytes, bytesHere }: OwnModel,
  own: Pick<OwnModels, "machine" | "runtime">,
): "memory" | "disk" | undefined {
  const { machine } = own;
  if (memoryBytes > machine.memoryBytes) return "memory";
  const needed = bytes - bytesHere + runtimeBytes(own);
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
