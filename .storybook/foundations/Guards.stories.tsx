import { expect } from "storybook/test";
import { palette } from "../../packages/ui/src/tokens/palette.ts";
import { failOnConsole } from "../testing/console.ts";
import preview from "../preview.tsx";
import { failOnAxe } from "../testing/axe.ts";

/** Tests of the checks that run for every story. These run as tests and are not shown. */
const meta = preview.meta({
  title: "Foundations/Guards",
  tags: ["!dev", "!autodocs", "test"],
  parameters: { chromatic: { disableSnapshot: true } },
});

const strict = { a11y: { test: "error" } };

/** Readable in the dark theme, but too faint in the light one. */
export const FaintInLight = meta.story({
  parameters: { a11y: { test: "off" } },
  render: () => <p style={{ color: palette.dark.ink }}>One lamp</p>,
  play: async ({ title, name, globals }) => {
    const looked = failOnAxe({
      title,
      name,
      globals: { ...globals, theme: "dark" },
      parameters: strict,
    });
    await expect(looked).rejects.toThrow(/axe, light theme:\s+color-contrast/);
  },
});

/** Readable in the light theme, but too faint in the dark one. */
export const FaintInDark = meta.story({
  parameters: { a11y: { test: "off" } },
  render: () => <p style={{ color: palette.light.ink }}>One lamp</p>,
  play: async ({ title, name, globals }) => {
    const looked = failOnAxe({ title, name, globals, parameters: strict });
    await expect(looked).rejects.toThrow(/axe, dark theme:\s+color-contrast/);
  },
});

/** An error in the console fails the test. */
export const Complaint = meta.story({
  render: () => <p>One lamp</p>,
  play: async () => {
    // oxlint-disable-next-line no-console -- it is what this story is about
    console.error("The oil is low.");
    await expect(failOnConsole).toThrow("The oil is low.");
  },
});

/** So does an API call without a handler. */
export const Unanswered = meta.story({
  render: () => <p>One lamp</p>,
  play: async () => {
    await fetch("/api/v1/stories");
    await expect(failOnConsole).toThrow(/without a matching request handler/);
  },
});
