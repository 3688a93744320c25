import { openEngine, type Question } from "@katha/play/device";

const opened = openEngine();
opened.catch(() => {});

/** A turn to be told; null only asks whether the engine is there. */
addEventListener("message", ({ data }: MessageEvent<Question | null>) => {
  void opened
    .then((answer) => data && answer(data))
    .then(
      (answered) => postMessage({ answered }),
      (error: unknown) => postMessage({ failed: String(error) }),
    );
});
