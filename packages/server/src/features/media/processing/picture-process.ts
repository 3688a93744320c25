import sharp from "sharp";
import type { WorkerAnswer } from "../../../lib/workers/worker-pool.ts";
import { workOn } from "./picture-work.ts";
import type { PictureMade, PictureWork } from "./work.ts";

sharp.cache(false);

const answer = (message: WorkerAnswer<PictureMade>) => process.send?.(message);

process.on("message", (work: PictureWork) => {
  workOn(work).then(
    (result) => answer({ kind: "done", result }),
    (error: unknown) =>
      answer({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
});
// The server is gone.
process.on("disconnect", () => process.exit());

answer({ kind: "ready" });
