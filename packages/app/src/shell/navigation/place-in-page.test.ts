// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { createPlaces } from "./place-in-page.ts";

const rows = `<main><h1>Home</h1>
  <a href="/game/1">Featured</a><a href="/game/2">Two</a><a href="/game/1">Folk tales</a></main>`;

afterEach(() => {
  document.body.innerHTML = "";
});

it("gives the focus back to the very link that was used, not to its double", () => {
  document.body.innerHTML = rows;
  const places = createPlaces(document);
  places.keep("visit", document.querySelectorAll("a")[2] ?? null);
  document.body.innerHTML = rows;
  expect(places.restore("visit")).toBe(true);
  expect(document.activeElement?.textContent).toBe("Folk tales");
});

it("says when the link is not there any more, or nothing was used", () => {
  document.body.innerHTML = rows;
  const places = createPlaces(document);
  places.keep("visit", document.querySelectorAll("a")[1] ?? null);
  places.keep("other", document.querySelector("h1"));
  document.body.innerHTML = "<main><h1>Home</h1></main>";
  expect(places.restore("visit")).toBe(false);
  expect(places.restore("other")).toBe(false);
  expect(places.restore("never seen")).toBe(false);
});
