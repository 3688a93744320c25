import { expect, it } from "vitest";
import { jsx } from "./styled-jsx-runtime.ts";

const propsOf = (props: Parameters<typeof jsx>[1]) => jsx("p", props).props;

it("joins what is there of the names, before the class that came from outside", () => {
  expect(propsOf({ css: ["a", false, ["b", ""]], className: "c" })).toEqual({ className: "a b c" });
});

it("leaves props without styles as they are", () => {
  const props = { className: "c" };
  expect(propsOf(props)).toEqual(props);
});
