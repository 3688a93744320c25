/** The seconds of processor that this process uses until `work` is done; a busy machine does not lengthen them. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}
