import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { backups, frame, health } from "../../../testing/administration.ts";
import { asScreen, page, withoutPicture } from "../../../testing/page.tsx";
import { handlersFor, pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminHealthPage",
  args: {
    at: paths.adminHealth,
    viewer: admin,
    answers: { ...frame, adminHealth: health, listBackups: backups },
  },
});

export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const server = await canvas.findByRole("region", { name: "The house" });
    await expect(server).toHaveTextContent("Embedded (PGlite)");
    await expect(canvas.getByRole("rowheader", { name: /^tenali/ })).toBeVisible();
    await expect(
      canvas.getByText("Turns hang: 2 are being told, the oldest for 7 minutes."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the models" })).toHaveAttribute(
      "href",
      paths.adminModels,
    );
  },
});

/** A press that makes no backup says so where it was made; another starts one, and the page asks until it is there. */
export const BackUp = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    const press = await canvas.findByRole("button", { name: "Back up now" });
    msw.use(...handlersFor({ startBackup: unreachable }));
    await userEvent.click(press);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("cannot be reached");
    msw.use(
      ...handlersFor({
        startBackup: { isRunning: true },
        listBackups: { ...backups, isRunning: true },
      }),
    );
    await userEvent.click(press);
    await expect(await canvas.findByRole("button", { name: /Backing up/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    msw.use(...handlersFor({ listBackups: backups }));
    await expect(await canvas.findByRole("button", { name: "Back up now" })).toBeVisible();
  },
});

/** If the server can no longer be reached, the last data stays, with its time, and nothing says that all is well. */
export const OutOfDate = meta.story({
  args: {
    answers: {
      ...frame,
      adminHealth: { ...health, findings: [{ key: "mails", level: "well", values: {} }] },
      listBackups: backups,
    },
  },
  play: async ({ canvas, msw }) => {
    const server = await canvas.findByRole("region", { name: "The house" });
    await expect(canvas.getByText("All is well.")).toBeVisible();
    msw.use(...handlersFor({ adminHealth: unreachable }));
    await userEvent.click(canvas.getByRole("button", { name: "Look again" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("What is shown is of");
    await expect(canvas.queryByText("All is well.")).toBeNull();
    await expect(server).toBeVisible();
  },
});

/** There has been no answer at all; then the server can be reached again. */
export const Unreachable = meta.story({
  args: { answers: { ...frame, adminHealth: unreachable, listBackups: backups } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ adminHealth: health }));
    await userEvent.click(canvas.getByRole("button", { name: /Look again|Try again/ }));
    await expect(await canvas.findByRole("region", { name: "The house" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
});

/** Until the server has answered. */
export const Loading = meta.story({
  args: { answers: { ...frame, adminHealth: pending, listBackups: pending } },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
