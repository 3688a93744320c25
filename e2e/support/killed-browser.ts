import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser, launchFlags } from "../../scripts/browser.mjs";

/** A browser with a profile that outlives it, which a test can kill as a system does that needs the memory. */
export class KillableBrowser {
  private readonly child: ChildProcess;
  private readonly browser: Browser;

  private constructor(child: ChildProcess, browser: Browser) {
    this.child = child;
    this.browser = browser;
  }

  static async start(profile: string): Promise<KillableBrowser> {
    const flags = [...launchFlags(), "--remote-debugging-port=0", `--user-data-dir=${profile}`];
    const child = spawn(await findBrowser(), ["--headless", ...flags, "about:blank"], {
      stdio: ["ignore", "ignore", "pipe"],
      // A group of its own: the program may be a script that starts the browser.
      detached: true,
    });
    const address = await new Promise<string>((resolve, reject) => {
      let heard = "";
      child.stderr.on("data", (bytes: Buffer) => {
        heard += bytes.toString();
        const [, found] = /DevTools listening on (ws:\S+)/.exec(heard) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once("exit", () => reject(new Error(`The browser ended: ${heard}`)));
    });
    return new KillableBrowser(child, await chromium.connectOverCDP(address));
  }

  async page(): Promise<Page> {
    const [context] = this.browser.contexts();
    if (context === undefined) throw new Error("The browser has no window.");
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    return page;
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, "exit");
    process.kill(-(this.child.pid ?? 0), "SIGKILL");
    await gone;
  }
}
