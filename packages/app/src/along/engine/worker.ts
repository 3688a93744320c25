import { fetchTables } from "@katha/narrator/fetch-tables";
import { tables } from "@katha/narrator/tables";
import type { Question } from "./telling.ts";

/** What tells reads its tables as it is loaded: they come first. */
const loaded = fetchTables(tables).then(() => import("./telling.ts"));
loaded.catch(() => {});

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void loaded
    .then(({ answer }) => answer(data))
    .then(
      (answered) => postMessage({ answered }),
      (error: unknown) => postMessage({ failed: String(error) }),
    );
});
