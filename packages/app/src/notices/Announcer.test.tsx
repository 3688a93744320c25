// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { Provider } from "react-redux";
import { expect, it } from "vitest";
import { Announcer } from "./Announcer.tsx";
import { usePageTitle } from "./page-title.ts";
import { testStore } from "../testing/store.ts";

function Page({ title }: { title: string | null }) {
  usePageTitle(title);
  return <Announcer />;
}

const store = testStore();
const at = (title: string | null) => (
  <Provider store={store}>
    <Page title={title} />
  </Provider>
);

it("leaves the first page to the browser and announces each later one", () => {
  const { container, rerender } = render(at("Home · Katha"));
  expect(document.title).toBe("Home · Katha");
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("");
  rerender(at(null));
  expect(document.title).toBe("Home · Katha");
  rerender(at("The Lamp · Katha"));
  expect(document.title).toBe("The Lamp · Katha");
  expect(container.querySelector("[aria-live=polite]")?.textContent?.trim()).toBe(
    "The Lamp · Katha",
  );
});
