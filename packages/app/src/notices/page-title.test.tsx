// @vitest-environment happy-dom
import { LiveRegion } from "@katha/ui";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePageTitle } from "./page-title.ts";

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
