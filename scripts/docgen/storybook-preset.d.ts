declare module "@storybook/react/preset" {
  import type { CsfFile } from "storybook/internal/csf-tools";

  interface Options {
    readonly presets: {
      readonly apply: () => Promise<{ readonly experimentalCodeExamples: boolean }>;
    };
  }

  /** Returns what puts each story's snippet into its file. Storybook itself calls it through its presets alone. */
  export function experimental_enrichCsf(
    before: undefined,
    options: Options,
  ): Promise<(file: CsfFile, source: CsfFile) => Promise<void>>;
}
