import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { page } from "../../testing/page.tsx";
import { FaultPage } from "./FaultPage.tsx";

const meta = preview.meta({
  ...page,
  title: "Pages/Errors/FaultPage",
  args: { at: "/broken", routes: [{ path: "*", Component: FaultPage }] },
});

/** Replaces a page that broke or could not be fetched; it has nothing that other pages share. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Something stopped us" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});
