import { answerTo, type ExchangeQuestion } from "./answer.ts";

addEventListener("message", ({ data }: MessageEvent<ExchangeQuestion>) => {
  postMessage(answerTo(data));
});
