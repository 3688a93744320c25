import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { auditEntries } from "../../../fixtures/admin/admin.ts";
import { AuditList } from "./AuditList.tsx";
import { guide } from "./AuditList.guide.ts";

const meta = preview.meta({
  title: "Parts/Admin/AuditList",
  component: AuditList,
  args: { entries: auditEntries },
  parameters: { guide },
});

/** Who did what to what; an action without a translation is shown by its own name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, , third, last] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent("The Keeper changed a role: River Desk");
    await expect(third).toHaveTextContent("A former administrator put the categories in order");
    await expect(last).toHaveTextContent("story.weighed");
    const [details] = canvas.getAllByText("Before and after");
    if (details) await userEvent.click(details);
    await expect(canvas.getByText(/"role": "player"/)).toBeVisible();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
