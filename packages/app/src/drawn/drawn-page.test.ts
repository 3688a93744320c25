// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { drawnId, drawnPage } from "./drawn-page.ts";

const put = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${drawnId}">${text}</script>`;
};
const page = { address: "/home", language: "en", answers: [] };

afterEach(() => {
  document.body.innerHTML = "";
});

it("is found at the address that it was drawn for", () => {
  put(JSON.stringify(page));
  expect(drawnPage(document, "/home")).toEqual(page);
});

it("is no page for another address, as when a worker shows what it kept", () => {
  put(JSON.stringify(page));
  expect(drawnPage(document, "/game/1")).toBeNull();
});

it("is nothing in a shell", () => {
  expect(drawnPage(document, "/home")).toBeNull();
});
