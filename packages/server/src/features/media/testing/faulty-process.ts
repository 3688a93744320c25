/** Stands in for the process that works on pictures: it does what the picture's bytes say. */
const kept: Buffer[] = [];

process.on("message", ({ bytes }: { bytes: Uint8Array }) => {
  const order = Buffer.from(bytes).toString();
  if (order === "hang") for (;;);
  if (order === "end") process.exit(3);
  if (order === "swell") for (;;) kept.push(Buffer.alloc(2 ** 20, 1));
  const told = order === "environment" ? Object.keys(process.env).join() : order;
  process.send?.({ kind: "done", result: { data: Buffer.from(told), width: 1, height: 1 } });
});
process.on("disconnect", () => process.exit());

process.send?.({ kind: "ready" });
