const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /^(?=.*\bVersion\/\d).*Safari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** A readable name for a user agent; undefined if it is not a browser's. */
export function deviceName(device: string): { browser: string; system: string } | undefined {
  const browser = browsers.find(([, signs]) => signs.test(device))?.[0];
  const system = systems.find(([, signs]) => signs.test(device))?.[0];
  return browser === undefined || system === undefined ? undefined : { browser, system };
}
