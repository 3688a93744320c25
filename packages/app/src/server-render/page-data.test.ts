// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { pageDataId, readPageData } from "./page-data.ts";

const put = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}">${text}</script>`;
};
const at = (pathname: string, search = "") => ({ pathname, search });
const page = { address: "/home", language: "en", queries: [] };

afterEach(() => {
  document.body.innerHTML = "";
});

it("is read at the address that the page was rendered for", () => {
  put(JSON.stringify(page));
  expect(readPageData(document, at("/home"))).toEqual(page);
});

it("is not used at another address, as when the service worker serves a cached page", () => {
  put(JSON.stringify(page));
  expect(readPageData(document, at("/game/1"))).toBeNull();
});

it("is read with its query where that belongs to the page, and whatever follows where it does not", () => {
  put(JSON.stringify({ ...page, address: "/stories?q=karna" }));
  expect(readPageData(document, at("/stories", "?q=karna"))).not.toBeNull();
  expect(readPageData(document, at("/stories", "?q=river"))).toBeNull();
  expect(readPageData(document, at("/stories"))).toBeNull();
  put(JSON.stringify(page));
  expect(readPageData(document, at("/home", "?from=mail"))).not.toBeNull();
});

it("is absent from an empty page", () => {
  expect(readPageData(document, at("/home"))).toBeNull();
});
