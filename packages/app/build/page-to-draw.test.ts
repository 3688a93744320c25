import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { pageToDraw } from "./page-to-draw.ts";

const sheet = (source: string) => ({ type: "asset", source }) as Rolldown.OutputAsset;
const bundle: Rolldown.OutputBundle = {
  "assets/site.css": sheet(".ksite{top:0}"),
  "assets/home.css": sheet(".khome{top:0}"),
};
const shell = `<html><head>
  <script type="module" crossorigin src="/assets/library.js" nonce="__CSP_NONCE__"></script>
  <script type="module" crossorigin src="/assets/site.js" nonce="__CSP_NONCE__"></script>
  <link rel="stylesheet" crossorigin href="/assets/site.css" nonce="__CSP_NONCE__">
</head><body><noscript>Switch it on.</noscript></body></html>`;

const { page, afterSight } = pageToDraw(shell, ["/assets/home.css", "/assets/home.js"], bundle);

it("has the styles in it, the page's own after those of all pages", () => {
  expect(page).toContain(`<style nonce="__CSP_NONCE__">.ksite{top:0}\n.khome{top:0}</style>`);
});

it("has them before any script of the page, which may bring the sheets that are to win", () => {
  const inline = shell.replace("</head>", "<script>bring()</script></head>");
  expect(pageToDraw(inline, [], bundle).page).toMatch(/<style[^>]*>.*<\/style><script>bring/);
});

it("asks for no script and no sheet by itself, unless there are no scripts", () => {
  const [, without = ""] = /<noscript>(.*)<\/noscript>/.exec(page) ?? [];
  expect(without).toContain(`<link rel="stylesheet" href="/assets/site.css">`);
  expect(without).toContain("Switch it on.");
  expect(page.replace(without, "")).not.toMatch(/<link|<script/);
});

it("names for later what the page is made of, and what of it is run, in order", () => {
  expect(afterSight).toEqual([
    "/assets/site.css",
    "/assets/home.css",
    "/assets/home.js",
    "/assets/library.js?run",
    "/assets/site.js?run",
  ]);
});

it("says so when a sheet is not there", () => {
  expect(() => pageToDraw(shell, ["/assets/gone.css"], bundle)).toThrow("gone.css");
});
