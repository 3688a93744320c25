import readme from "../../packages/ui/README.md?raw";

/** The first block of code in the README in a language, so that it is written once. */
function blockOf(language: string): string {
  return new RegExp(`\`\`\`${language}\\b.*\\n([^]*?)\`\`\``).exec(readme)?.[1]?.trim() ?? "";
}

export const install = { command: blockOf("sh"), code: blockOf("tsx") };
