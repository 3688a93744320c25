import { expect, it } from "vitest";
import { liftStyleAttributes } from "./style-attributes.ts";

it("makes one rule of what is said the same in several places", () => {
  const { markup, rules } = liftStyleAttributes(
    `<i style="--depth:220px"></i><b style="color:#fff"></b><i style="--depth:220px"></i>`,
  );
  expect(markup).toBe(`<i data-s0></i><b data-s1></b><i data-s0></i>`);
  expect(rules).toBe(`[data-s0]{--depth:220px}[data-s1]{color:#fff}`);
});

it("takes nothing into the sheet that could leave its rule or fetch something", () => {
  for (const style of ["color:red}body{top:0", "background:url(//x.example/y)", "a:b;@import c"]) {
    expect(liftStyleAttributes(`<i style="${style}"></i>`)).toEqual({
      markup: "<i></i>",
      rules: "",
    });
  }
});

it("leaves alone what people wrote about styles", () => {
  const text = `<p>say style=&quot;x&quot;</p>`;
  expect(liftStyleAttributes(text).markup).toBe(text);
});
