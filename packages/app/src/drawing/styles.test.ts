import { expect, it } from "vitest";
import { rulesOf, stylesFor } from "./styles.ts";

const seen = (sheet: string, markup: string) => stylesFor(rulesOf(sheet), markup);
const page = `<div class="kone ktwo"><p class="kthree">once</p></div>`;

it("keeps what speaks of the page, in its order, and leaves out what speaks of nothing there", () => {
  const sheet = `.kone{color:red}.kgone{color:blue}.ktwo{color:lime}.kone .kgone{top:0}a,b{top:1px}`;
  expect(seen(sheet, page)).toBe(`.kone{color:red}.ktwo{color:lime}a,b{top:1px}`);
});

it("leaves to the sheets what is only seen when it is touched, and keeps what is seen until then", () => {
  const sheet = `.kone:hover{top:0}.ktwo:active{top:0}.kone[aria-busy=true]{top:0}.kone:not(:hover){top:1px}`;
  expect(seen(sheet, page)).toBe(`.kone:not(:hover){top:1px}`);
  expect(seen(`.kone:hover,.ktwo{top:0}`, page)).toBe(`.kone:hover,.ktwo{top:0}`);
});

it("keeps a rule when one of its selectors is there", () => {
  expect(seen(`.kgone,.kthree>i{top:0}`, page)).toBe(`.kgone,.kthree>i{top:0}`);
  expect(seen(`.kone:not(.kgone){top:0}`, page)).toBe(`.kone:not(.kgone){top:0}`);
});

it("leaves to the sheets what moves as the page is scrolled", () => {
  const sheet = `@supports (animation-timeline:scroll()){.kone{animation:drift linear;animation-timeline:scroll(root)}}@keyframes drift{to{top:0}}.ktwo{top:0}`;
  expect(seen(sheet, page)).toBe(`.ktwo{top:0}`);
});

it("leaves to the sheets what is drawn as a mask, with its ground", () => {
  const sheet = `.kone:before{background:red;mask:url("data:image/svg+xml,<svg/>") 50% no-repeat}.kone{top:0}`;
  expect(seen(sheet, page)).toBe(`.kone{top:0}`);
});

it("looks inside conditions and layers, and drops those that are left empty", () => {
  const sheet = `@layer katha{body{margin:0}}@media (width>=1px){.kone{top:0}.kgone{top:1px}}@media print{.kgone{top:0}}`;
  expect(seen(sheet, page)).toBe(`@layer katha{body{margin:0}}@media (width>=1px){.kone{top:0}}`);
});

it("keeps keyframes that a kept rule names", () => {
  const sheet = `@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}.kone{animation:turn 1s}.kgone{animation:rise 1s}`;
  expect(seen(sheet, page)).toBe(`@keyframes turn{to{rotate:1turn}}.kone{animation:turn 1s}`);
});

it("waits for faces that must be fetched, and has those that stand in for them", () => {
  const sheet = `@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local("Arial")}`;
  expect(seen(sheet, page)).toBe(`@font-face{font-family:B;src:local("Arial")}`);
});

it("names no face that comes later, and keeps those that are here or that every machine has", () => {
  const faces = `@font-face{font-family:Mukta;src:url(/a.woff2)}@font-face{font-family:Mukta Fallback;src:local(Arial)}`;
  const tokens = `:root{--k-font-interface:"Mukta", "Mukta Fallback", "Noto Serif Bengali", sans-serif;}`;
  expect(seen(`${faces}${tokens}.kone{font-family:var(--k-font-interface)}`, page)).toBe(
    `@font-face{font-family:Mukta Fallback;src:local(Arial)}:root{--k-font-interface:"Mukta Fallback",sans-serif;}.kone{font-family:var(--k-font-interface)}`,
  );
});

it("is not confused by braces and semicolons in strings", () => {
  expect(seen(`.kone::before{content:"};{"}.kgone{content:"}"}`, page)).toBe(
    `.kone::before{content:"};{"}`,
  );
});

it("has of the tokens those that its own rules read, and what these read in turn", () => {
  const tokens = `:root{--one:var(--two);--two:1px;--three:3px;--four:2px}`;
  expect(seen(`${tokens}.kone{top:var(--one)}.kgone{top:var(--four)}`, page)).toBe(
    `:root{--one:var(--two);--two:1px;}.kone{top:var(--one)}`,
  );
});

it("leaves it to the browser for a moment how forced colours look", () => {
  expect(seen(`@media (forced-colors:active){.kone{color:CanvasText}}.kone{top:0}`, page)).toBe(
    `.kone{top:0}`,
  );
});
