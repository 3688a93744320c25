import { createElement } from "react";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import type { FromFrame, ToFrame } from "./messages.ts";

let root: Root | undefined;

addEventListener("message", ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  document.documentElement.dataset["theme"] = data.theme;
  if (data.code !== undefined) void render(data.code);
});
addEventListener("error", ({ message }) => tell({ kind: "failed", message }));
addEventListener("unhandledrejection", ({ reason }) =>
  tell({ kind: "failed", message: String(reason) }),
);

async function render(code: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    const module: { default?: unknown } = await import(address);
    if (typeof module.default !== "function") throw new Error("The module has no default export.");
    root?.unmount();
    root = createRoot(document.getElementById("root") ?? document.body, {
      onUncaughtError: (error) => tell({ kind: "failed", message: String(error) }),
    });
    tell({ kind: "shown" });
    root.render(createElement(module.default as ComponentType));
  } catch (error) {
    tell({ kind: "failed", message: String(error) });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function tell(message: FromFrame): void {
  parent.postMessage(message, "*");
}

tell({ kind: "ready" });
