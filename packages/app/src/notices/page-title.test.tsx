// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";

// What was announced is kept in the module, which other tests of this run have loaded.
vi.resetModules();
const { LiveRegion } = await import("@katha/ui");
const { usePageTitle } = await import("./page-title.ts");

function Page({ title }: { title: string | null }) {
  usePageTitle(title);
  return null;
}

const at = (title: string | null) => (
  <LiveRegion keep={1}>
    <Page title={title} />
  </LiveRegion>
);

it("leaves the first page to the browser and announces each later one", () => {
  const { container, rerender } = render(at("Home · Katha"));
  const said = () => container.querySelector("[aria-live=polite]")?.textContent?.trim();
  expect(document.title).toBe("Home · Katha");
  expect(said()).toBe("");
  rerender(at(null));
  expect(document.title).toBe("Home · Katha");
  rerender(at("The Lamp · Katha"));
  expect(document.title).toBe("The Lamp · Katha");
  expect(said()).toBe("The Lamp · Katha");
  rerender(at("Home · Katha"));
  expect(said()).toBe("Home · Katha");
});
