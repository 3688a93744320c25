import { transform } from "sucrase";
import type { FromFrame, ToFrame } from "./messages.ts";

const code = element("code", HTMLTextAreaElement);
const stage = element("stage", HTMLIFrameElement);
const theme = element("theme", HTMLSelectElement);
const said = element("said", HTMLElement);
const run = element("run", HTMLButtonElement);

const start = `import { Button } from "@katha/ui";
import { useState } from "react";

export default function Example() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="primary" onClick={() => setCount(count + 1)}>
      Lamps lit: {count}
    </Button>
  );
}
`;

/** Stories bring their code in the address, which is not sent to a server. */
const brought = new URLSearchParams(location.hash.slice(1)).get("code");
code.value = brought ?? start;
theme.value = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
let isReady = false;

run.addEventListener("click", show);
theme.addEventListener("change", () => tell({ theme: theme.value }));
code.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) show();
});
addEventListener("message", ({ source, data }: MessageEvent<FromFrame>) => {
  if (source !== stage.contentWindow) return;
  if (data.kind === "ready") {
    isReady = true;
    show();
  } else said.textContent = data.kind === "failed" ? data.message : "";
});

/** The frame has no origin of ours, so that code which a link brings reaches nothing of this site. */
function show(): void {
  if (!isReady) return;
  try {
    const compiled = transform(code.value, {
      transforms: ["typescript", "jsx"],
      jsxRuntime: "automatic",
      jsxImportSource: "@emotion/react",
      production: true,
      filePath: "Example.tsx",
    });
    tell({ theme: theme.value, code: compiled.code });
  } catch (error) {
    said.textContent = String(error);
  }
}

function tell(message: ToFrame): void {
  stage.contentWindow?.postMessage(message, "*");
}

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}.`);
  return found;
}
