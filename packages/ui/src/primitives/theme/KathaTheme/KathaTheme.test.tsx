// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KathaTheme } from "./KathaTheme.tsx";

const warn = vi.fn<(words: string) => void>();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, "warn").mockImplementation(warn);
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("server rendering sets the same attribute and custom properties as plain CSS would", () => {
  const html = renderToString(
    <KathaTheme
      theme="light"
      accent={{ dark: "#8ab4f8", light: "#0b57d0" }}
      faces={{ display: "Fraunces" }}
      radius={0}
      density={0.75}
      style={{ padding: 8 }}
    />,
  );
  expect(html).toContain('data-theme="light"');
  expect(html).toContain(
    'style="--k-accent-dark:#8ab4f8;--k-accent-light:#0b57d0;--k-face-display:Fraunces;--k-radius:0;--k-density:0.75;padding:8px"',
  );
});

test("a single accent overrides a pair from the theme around it", () => {
  const html = renderToString(<KathaTheme accent="#ffb000" />);
  expect(html).toContain("--k-accent:#ffb000;--k-accent-dark:initial;--k-accent-light:initial");
  expect(html).not.toContain("data-theme");
});

test("in development, an accent that is hard to read is reported once, with one that passes", () => {
  vi.stubEnv("NODE_ENV", "development");
  const page = render(<KathaTheme accent="#123456" />);
  page.rerender(<KathaTheme accent="#123456" radius={2} />);
  render(<KathaTheme accent="#123456" />);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.lastCall?.[0]).toMatch(
    /^@katha\/ui: the accent #123456 is hard to read\. dark: lamp on ground 1\.\d .*The nearest that passes: dark #[\da-f]{6}\.$/,
  );
});

test("an accent that passes, or that only a browser can resolve, is not reported", () => {
  vi.stubEnv("NODE_ENV", "development");
  render(<KathaTheme accent={{ dark: "#8ab4f8", light: "#0b57d0" }} />);
  render(<KathaTheme accent="var(--brand)" />);
  expect(warn).not.toHaveBeenCalled();
});

test("in production nothing is reported", () => {
  vi.stubEnv("NODE_ENV", "production");
  render(<KathaTheme accent="#111111" />);
  expect(warn).not.toHaveBeenCalled();
});
