import { Session, type HeapProfiler } from "node:inspector";

const bytesBetweenSamples = 512;

const sizeOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

/** About how many bytes some work takes, those that it gives back among them: a count of what it copies. */
export function allocatedBy(work: () => unknown): number {
  const session = new Session();
  session.connect();
  let bytes = 0;
  session.post("HeapProfiler.startSampling", {
    samplingInterval: bytesBetweenSamples,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  } as HeapProfiler.StartSamplingParameterType);
  work();
  session.post("HeapProfiler.stopSampling", (_error, { profile }) => {
    bytes = sizeOf(profile.head);
  });
  session.disconnect();
  return bytes;
}
