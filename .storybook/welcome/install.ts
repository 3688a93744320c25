import readme from "../../packages/ui/README.md?raw";

/** The first code block of a language in the README, so that it is not repeated here. */
function blockOf(language: string): string {
  return new RegExp(`\`\`\`${language}\\b.*\\n([^]*?)\`\`\``).exec(readme)?.[1]?.trim() ?? "";
}

export const install = { command: blockOf("sh"), code: blockOf("tsx") };
