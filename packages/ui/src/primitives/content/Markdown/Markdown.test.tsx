import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { markdownLimits } from "../../../markdown/index.ts";
import { Markdown } from "./Markdown.tsx";

const plain = "The lamp must not go out. Three things will try: the wind, the minister, and you. ";
const formatted = plain.replace("must not", "*must not*").replace("you", "[you](/you)");
const ordinary = `${(formatted + plain).repeat(2)}\n\n`
  .repeat(60)
  .slice(0, markdownLimits.characters);

test("an ordinary text of 20 KB is within the limits, and formatted", () => {
  expect(renderToStaticMarkup(<Markdown>{ordinary}</Markdown>)).toContain("<em>must not</em>");
});

test("a text beyond the limits is shown as typed, without formatting", () => {
  const typed = `One.\n\n${"+ ".repeat(20)}*two* <b>three</b>`;
  const html = renderToStaticMarkup(<Markdown>{typed}</Markdown>);
  expect(html).toContain("One.\n\n+ + ");
  expect(html).toContain("*two* &lt;b&gt;three&lt;/b&gt;");
  expect(html).not.toMatch(/<(?:ul|em|b)>/);
});
