// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { pageDataId, readPageData } from "./page-data.ts";

const put = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}">${text}</script>`;
};
const page = { address: "/home", language: "en", queries: [] };

afterEach(() => {
  document.body.innerHTML = "";
});

it("is read at the address that the page was rendered for", () => {
  put(JSON.stringify(page));
  expect(readPageData(document, "/home")).toEqual(page);
});

it("is not used at another address, as when the service worker serves a cached page", () => {
  put(JSON.stringify(page));
  expect(readPageData(document, "/game/1")).toBeNull();
});

it("is absent from an empty page", () => {
  expect(readPageData(document, "/home")).toBeNull();
});
