import { answerRequests } from "../../../lib/workers/answer-requests.ts";
import type { PaintingWanted } from "../painting/painters.ts";

/** Stands in for the thread that paints: it does what the seed says, or returns it. */
answerRequests(({ sheet: { seed } }: PaintingWanted) => {
  if (seed === "hang") for (;;);
  if (seed === "end") process.exit(3);
  if (seed === "throw") return new Promise(() => setImmediate(() => crash()));
  return String(seed);
});

function crash(): never {
  throw new Error("spilt");
}
