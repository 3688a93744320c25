import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { auditEntries } from "../../../fixtures/admin/admin.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminAuditScreen.guide.ts";
import { AdminAuditScreen } from "./AdminAuditScreen.tsx";
import type { AdminAuditScreenProps } from "./AdminAuditScreen.tsx";

const all: AdminAuditScreenProps = { entries: auditEntries, onRetry: fn(), onMore: fn() };

const meta = preview.meta({
  title: "Screens/AdminAudit",
  component: AdminAuditScreen,
  args: all,
  decorators: [withAdmin],
  parameters: { guide, place: "audit", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Newest first, with a button for older entries. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("River Desk")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
