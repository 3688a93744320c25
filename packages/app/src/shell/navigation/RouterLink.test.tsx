// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://katha.test/home?page=1" }
import { Link, LinkProvider } from "@katha/ui";
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, it } from "vitest";
import { RouterProvider, createBrowserRouter, createPath } from "../../routes/router.ts";
import { RouterLink } from "./RouterLink.tsx";

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/home?page=1");
});

/** Clicks a link, and says where the app has gone; null if the click is left to the browser. */
function click(link: ComponentProps<typeof Link>, init: MouseEventInit = {}): string | null {
  const element = (
    <LinkProvider component={RouterLink}>
      <Link {...link}>A story</Link>
    </LinkProvider>
  );
  const router = createBrowserRouter([{ path: "*", element }]);
  render(<RouterProvider router={router} />);
  // The test's page must stay where it is when the link is left to the browser.
  let isFollowed: boolean | undefined;
  document.addEventListener(
    "click",
    (event) => {
      isFollowed = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  const target = screen.getByRole("link");
  fireEvent(target, createEvent.click(target, { button: 0, ...init }));
  const to = createPath(router.state.location);
  router.dispose();
  expect(isFollowed).toBeDefined();
  return isFollowed ? to : null;
}

it.each([
  ["/game/7?from=home#top", "/game/7?from=home#top"],
  ["https://katha.test/game/7", "/game/7"],
  ["#main", "/home?page=1#main"],
])("opens %s in the app", (href, to) => {
  expect(click({ href })).toBe(to);
});

it.each<[string, ComponentProps<typeof Link>]>([
  ["another site", { href: "https://example.org/home" }],
  ["a new tab", { href: "/home", target: "_blank" }],
  ["a download", { href: "/home", download: true }],
  ["the API's page", { href: "/api/docs" }],
  ["a picture", { href: "/media/abc/960.webp" }],
  ["a mail", { href: "mailto:a@b.example" }],
])("leaves %s to the browser", (_name, link) => {
  expect(click(link)).toBeNull();
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("leaves a click with %j to the browser", (init) => {
  expect(click({ href: "/game/7" }, init)).toBeNull();
});
