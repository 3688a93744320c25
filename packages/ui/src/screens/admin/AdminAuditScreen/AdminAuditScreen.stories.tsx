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

/** Loading. */
export const Loading = meta.story({ args: { entries: undefined, onMore: undefined } });

/** No entries. */
export const Empty = meta.story({ args: { entries: [], onMore: undefined } });

/** Loading failed. */
export const Failed = meta.story({
  args: {
    entries: undefined,
    onMore: undefined,
    failure: "Failed to fetch data. Please try again.",
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
