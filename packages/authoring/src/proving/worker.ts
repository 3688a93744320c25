import { runProof, type ProofQuestion } from "./proof.ts";

addEventListener("message", ({ data }: MessageEvent<ProofQuestion>) => {
  runProof(data, (message) => postMessage(message));
});
