import sharp from "sharp";
import { answerRequests } from "../../../lib/workers/answer-requests.ts";
import { workOn } from "./picture-work.ts";

sharp.cache(false);

// The server is gone.
process.on("disconnect", () => process.exit());

answerRequests(workOn);
