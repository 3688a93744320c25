import { tellProof, type ProofQuestion } from "./proof.ts";

addEventListener("message", ({ data }: MessageEvent<ProofQuestion>) => {
  tellProof(data, (news) => postMessage(news));
});
