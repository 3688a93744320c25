// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { LogEntry } from "@katha/api/shapes";

const event = "oncontentvisibilityautostatechange";
const entries = Array.from({ length: 60 }, (_, at): LogEntry => ({
  id: `e${at}`,
  type: "narrative",
  content: `Part ${at}.`,
  isHistorical: true,
}));

/** A long log, rendered by a server or by a browser that reports which part is near. */
async function longLog(where: "server" | "browser") {
  vi.resetModules();
  if (where === "browser") Reflect.set(document.documentElement, event, null);
  const { EarlierParts } = await import("./EarlierParts.tsx");
  return (
    <EarlierParts
      entries={entries}
      draw={({ id, content }) => <p key={id}>{content}</p>}
      scroller={{ current: null }}
      onward={{ current: null }}
      noteScroll={() => {}}
    />
  );
}

afterEach(() => {
  Reflect.deleteProperty(document.documentElement, event);
});

test("a long log that was rendered by a server is hydrated unchanged", async () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(await longLog("server"));
  const differs = vi.fn<(error: unknown) => void>();
  const log = await longLog("browser");
  act(() => {
    hydrateRoot(page, log, { onRecoverableError: differs });
  });
  expect(differs).not.toHaveBeenCalled();
  expect(page.textContent).toContain("Part 0.");
});
