import { useSyncExternalStore } from "react";
import { line } from "../offline/line.ts";

type Line = "up" | "offline" | "unreached";

function listen(changed: () => void): () => void {
  const stop = line.listen(changed);
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    stop();
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

function read(): Line {
  if (!navigator.onLine) return "offline";
  return line.isUp() ? "up" : "unreached";
}

export function useLine(): Line {
  return useSyncExternalStore(listen, read, () => "up");
}
