import { expect, test } from "vitest";
import { pageTemplate } from "./page-template.ts";

const html = `<!doctype html><html lang="en" data-theme="dark"><head>
<!--slot:title--><title>Katha</title><!--/slot:title-->
<!--slot:description--><meta name="description" content="Stories"><!--/slot:description-->
<!--slot:head--><!--/slot:head--></head>
<body><!--slot:app--><div id="katha"></div><!--/slot:app--></body></html>`;

test("a page without contents of its own is the app's page with its defaults", () => {
  expect(pageTemplate(html)({}, "n1")).toBe(`<!doctype html><html lang="en" data-theme="dark"><head>
<title>Katha</title>
<meta name="description" content="Stories">
</head>
<body><div id="katha"></div></body></html>`);
});

test("contents go into their places as they are, whatever they say", () => {
  const app = `<div id="katha">$& $1 <!--slot:head--></div>`;
  const slots = { language: "hi", title: "<title>कथा</title>", head: "<link>", app };
  const page = pageTemplate(html)(slots, "n1");
  expect(page).toContain(`<html lang="hi" data-theme="dark">`);
  expect(page).toContain("<title>कथा</title>");
  expect(page).toContain("<link></head>");
  expect(page).toContain(`<body>${app}</body>`);
});

test("only our own markup gets the nonce, not what is put into its places", () => {
  const script = `<script nonce="__CSP_NONCE__">run()</script>`;
  const page = pageTemplate(html.replace("</head>", `${script}</head>`))({ app: script }, "n1");
  expect(page).toContain(`<script nonce="n1">run()</script></head>`);
  expect(page).toContain(`<body>${script}</body>`);
});

test("a template that lacks a slot is refused at once", () => {
  expect(() => pageTemplate(html.replace("<!--/slot:app-->", ""))).toThrow(`no slot "app"`);
  expect(() => pageTemplate("<html>")).toThrow(`no slot "title"`);
});
