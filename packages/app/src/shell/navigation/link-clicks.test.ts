// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://katha.test/home?page=1" }
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks } from "./link-clicks.ts";

const go = vi.fn<(path: string) => void>();
let stop = () => {};

beforeEach(() => {
  stop = followLinks(document, go);
});
afterEach(() => {
  stop();
  go.mockReset();
  document.body.innerHTML = "";
});

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-hit]") ?? document.querySelector("a");
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  // The test page must stay where it is when nobody else follows the link.
  addEventListener("click", (late) => late.preventDefault(), { once: true });
  const stayed = vi.spyOn(event, "preventDefault");
  target?.dispatchEvent(event);
  return { followed: go.mock.calls.map(([path]) => path), stayed };
}

describe("a plain click inside the app", () => {
  it("goes there without loading a page", () => {
    expect(click('<a href="/game/7?from=home#top">A story</a>').followed).toEqual([
      "/game/7?from=home#top",
    ]);
  });

  it("goes to another place of the page", () => {
    expect(click('<a href="#main">Main</a>').followed).toEqual(["/home?page=1#main"]);
  });

  it("counts when it hits something in the link", () => {
    expect(click('<a href="/home"><b data-hit>Home</b></a>').followed).toEqual(["/home"]);
  });
});

describe("the browser's own", () => {
  it.each([
    ["another site", '<a href="https://example.org/home">x</a>'],
    ["a new tab", '<a href="/home" target="_blank">x</a>'],
    ["a download", '<a href="/home" download>x</a>'],
    ["the API's page", '<a href="/api/docs">x</a>'],
    ["a picture", '<a href="/media/abc/960.webp">x</a>'],
    ["a mail", '<a href="mailto:a@b.example">x</a>'],
    ["no link", "<button data-hit>x</button>"],
  ])("is %s", (_name, html) => {
    expect(click(html).followed).toEqual([]);
  });

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("is a click with %j", (init) => {
    expect(click('<a href="/home">x</a>', init).followed).toEqual([]);
  });
});

it("leaves a click alone that another listener has handled", () => {
  document.body.innerHTML = '<a href="/game/7">x</a>';
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(go).not.toHaveBeenCalled();
});
