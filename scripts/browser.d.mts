export interface Machine {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  say: (line: string) => void;
  isProgram: (file: string) => boolean;
  playwrightPath: () => string | undefined;
  unpackedPath: () => string | undefined;
  installers: () => (() => string | undefined)[];
}

export declare class NoBrowserError extends Error {}

/** The flags that every test browser starts with. */
export declare function launchFlags(world?: { platform?: NodeJS.Platform }): string[];

/** Options for Playwright's `chromium.launch()`. */
export declare function launchOptions(): Promise<{ executablePath: string; args: string[] }>;

/** The path of a Chromium: CHROMIUM_PATH, Playwright's, the system's, else an installed one. */
export declare function findBrowser(world?: Machine): Promise<string>;

/** The same without installing anything: undefined if there is none. */
export declare function findInstalledBrowser(world?: Machine): string | undefined;
