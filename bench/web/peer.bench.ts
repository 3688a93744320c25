import { startKatha } from "@katha/e2e/katha-process";
import { printNumber } from "../number.ts";
import { type PageWork, workOf } from "./page-work.ts";
import { expectRendered } from "./rendered.ts";
import { servePeer } from "./peer/serve-peer.ts";
import { median, withBrowser } from "./visit.ts";

const visits = 3;

/** The maximum cost of the home page relative to the peer page. */
const goals = { largestPaint: 0.75, blocking: 1, script: 1.3, mainThread: 1.5 } as const;
const most = { layouts: 6, stylePasses: 15, layoutShift: 0 } as const;

const katha = await startKatha();
const peer = await servePeer(katha.url);
try {
  await expectRendered(`${katha.url}/home`);
  await withBrowser(async (browser) => {
    const home: PageWork[] = [];
    const peers: PageWork[] = [];
    // Alternating, so that other load on the machine affects both. The first visit of each only warms up the servers.
    for (let visit = 0; visit <= visits; visit += 1) {
      const own = await workOf(browser, `${katha.url}/home`, { idle: visit === visits });
      const other = await workOf(browser, peer.url, { idle: false });
      if (visit > 0) home.push(own);
      if (visit > 0) peers.push(other);
    }
    const middle = (works: readonly PageWork[], kind: keyof PageWork) =>
      median(works.map((work) => work[kind]));
    for (const [kind, goal] of Object.entries(goals) as [keyof typeof goals, number][]) {
      const [own, other] = [middle(home, kind), middle(peers, kind)];
      printNumber(`/home: ${kind}`, own, "ms");
      printNumber(`the peer page: ${kind}`, other, "ms");
      printNumber(`  times the peer (${goal})`, own / other, "x");
    }
    for (const [kind, goal] of Object.entries(most) as [keyof typeof most, number][]) {
      printNumber(`/home: ${kind} (${goal})`, middle(home, kind), "");
      printNumber(`the peer page: ${kind}`, middle(peers, kind), "");
    }
    printNumber(
      "/home: style passes in ten idle seconds (0)",
      home.at(-1)?.idleStylePasses ?? 0,
      "",
    );
  });
} finally {
  await peer.close();
  await katha.stop();
}
