import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { newsDevices } from "../../../fixtures/player/account.ts";
import { guide } from "./NewsOnDevices.guide.ts";
import { NewsOnDevices } from "./NewsOnDevices.tsx";

const meta = preview.meta({
  title: "Parts/Account/NewsOnDevices",
  component: NewsOnDevices,
  args: { devices: newsDevices, onTurn: fn(), onRemove: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** This device is turned off by its switch, another by its button, both by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const here = canvas.getByRole("switch", { name: "Show news on this device" });
    await expect(here).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onTurn).toHaveBeenCalledWith(false);
    await userEvent.tab();
    await expect(
      canvas.getByRole("button", { name: "Stop news on Chrome on Android" }),
    ).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("d2");
  },
});

/** No device shows news. */
export const Off = meta.story({
  args: { devices: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Show news on this device" }));
    await expect(args.onTurn).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

/** While the browser asks, the switch does nothing; another device is being removed. */
export const Turning = meta.story({
  args: { turning: true, removing: ["d2"] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onTurn).not.toHaveBeenCalled();
  },
});

/** This browser knows no way to show news. Other devices can still be stopped, and this one. */
export const Unsupported = meta.story({
  args: { obstacle: "unsupported" },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.getByText(/put Katha on the home screen/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Stop news on Firefox on Linux" }));
    await expect(args.onRemove).toHaveBeenCalledWith("d1");
  },
});

/** The page came without https. */
export const Insecure = meta.story({
  args: { devices: [], obstacle: "insecure" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.getByText(/without https/)).toBeVisible();
  },
});

/** The browser's settings forbid notifications. */
export const Blocked = meta.story({
  args: { devices: [], obstacle: "blocked" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.getByText(/Allow notifications for this site/)).toBeVisible();
  },
});

/** It was not allowed. */
export const Failed = meta.story({
  args: {
    devices: [],
    failure: "The browser asked, and it was not allowed. So nothing has changed.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/not allowed/);
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
