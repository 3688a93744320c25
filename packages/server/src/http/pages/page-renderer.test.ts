import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openPageRenderer } from "./page-renderer.ts";

const waitingPage = `
export async function render({ address, language, fetch }) {
  const answer = await fetch("http://katha" + address);
  return { language, title: await answer.text(), head: "", app: "" };
}
`;

afterEach(() => void vi.useRealTimers());

// Elsewhere the system does not tell what a thread has used.
test.runIf(process.platform === "linux")(
  "a page that waits on a busy machine is not stopped: its deadline is of the processor",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "katha-page-"));
    const file = path.join(folder, "render.mjs");
    await writeFile(file, waitingPage);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const renderer = openPageRenderer({
      file,
      answer: async () => {
        vi.advanceTimersByTime(20_000);
        return { status: 200, body: "At last" };
      },
      deadlineMs: 3_000,
    });
    const page = await renderer.render({
      address: "/home",
      language: "en",
      siteLinks: { social: [] },
    });
    expect(page?.title).toBe("At last");
    await renderer.close();
    await rm(folder, { recursive: true });
  },
);
