// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Announcer } from "./Announcer.tsx";
import { usePageTitle } from "./page-title.ts";

function Page({ title }: { title: string | null }) {
  usePageTitle(title);
  return <Announcer />;
}

it("leaves the first page to the browser and says each later one", () => {
  const { container, rerender } = render(<Page title="Home · Katha" />);
  expect(document.title).toBe("Home · Katha");
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("");
  rerender(<Page title={null} />);
  expect(document.title).toBe("Home · Katha");
  rerender(<Page title="The Lamp · Katha" />);
  expect(document.title).toBe("The Lamp · Katha");
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("The Lamp · Katha");
});
