// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createMemoryRouter, RouterProvider } from "../../routes/router.ts";
import { useArrival } from "./useArrival.ts";

afterEach(cleanup);

function Page() {
  useArrival();
  return <p id="100%">Here</p>;
}

test.each(["#100%", "#100%25"])("a link to %s leads to its place, encoded or not", async (hash) => {
  const router = createMemoryRouter([{ path: "/", element: <Page /> }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(`/${hash}`));
  expect(document.activeElement).toBe(screen.getByText("Here"));
});
