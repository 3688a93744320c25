import { chromium, type Browser } from "playwright-core";
import { launchOptions } from "../../scripts/browser.mjs";

export interface LoadedScript {
  readonly name: string;
  /** Bytes as the server sent them: brotli if it has a .br file. */
  readonly sent: number;
}

/** Opens the page as a first visit and reports each script that ran before the browser fell idle. */
export async function scriptsBeforeIdle(address: string): Promise<LoadedScript[]> {
  const browser = await chromium.launch(await launchOptions());
  try {
    return await measure(browser, address);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, address: string): Promise<LoadedScript[]> {
  const page = await browser.newPage();
  const line = await page.context().newCDPSession(page);
  const sent = new Map<string, number>();
  const urls = new Map<string, string>();
  line.on("Network.responseReceived", ({ requestId, response }) => {
    urls.set(requestId, response.url);
  });
  line.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) sent.set(url, (sent.get(url) ?? 0) + encodedDataLength);
  });
  await line.send("Network.enable");
  await line.send("Profiler.enable");
  await line.send("Profiler.startPreciseCoverage", { callCount: true });
  await line.send("Debugger.enable");

  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  const { result } = await line.send("Profiler.takePreciseCoverage");
  const scripts: LoadedScript[] = [];
  for (const { scriptId, url } of result) {
    if (!url.startsWith(new URL(address).origin)) continue;
    const { scriptSource } = await line.send("Debugger.getScriptSource", { scriptId });
    const inline = url === page.url() || url === address;
    scripts.push({
      name: inline ? "(in the page)" : new URL(url).pathname,
      sent: inline ? scriptSource.length : (sent.get(url) ?? 0),
    });
  }
  return scripts.toSorted((one, other) => other.sent - one.sent);
}
