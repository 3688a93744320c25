import react from "@vitejs/plugin-react";
import { build, defaultClientConditions } from "vite";

export interface Bundle {
  readonly script: string;
  readonly styles: string;
}

/** Builds a page for production, as one script and one stylesheet. */
export async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    resolve: { conditions: ["@katha/source", ...defaultClientConditions] },
    plugins: [react()],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 10_000_000,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  if (!("output" in built)) throw new Error("Vite built more than one page, or watches.");
  const script = built.output.find(({ type }) => type === "chunk");
  const styles = built.output.filter(({ fileName }) => fileName.endsWith(".css"));
  if (script?.type !== "chunk") throw new Error(`${entry} gave no script.`);
  return {
    script: script.code,
    styles: styles.map((sheet) => (sheet.type === "asset" ? String(sheet.source) : "")).join("\n"),
  };
}
