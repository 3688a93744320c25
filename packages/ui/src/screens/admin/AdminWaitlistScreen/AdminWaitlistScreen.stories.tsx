import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminWaitlistScreen.guide.ts";
import { AdminWaitlistScreen } from "./AdminWaitlistScreen.tsx";
import type { AdminWaitlistScreenProps, WaitingPerson } from "./AdminWaitlistScreen.tsx";

const people: readonly WaitingPerson[] = [
  {
    id: "w1",
    name: "Meera Kulkarni",
    email: "meera@example.org",
    language: "en",
    joinedAt: "2026-11-19T15:00:00Z",
  },
  {
    id: "w2",
    name: "आशा त्रिपाठी",
    email: "asha.tripathi.of.the.long.address@books.example.org",
    language: "hi",
    joinedAt: "2026-11-02T15:00:00Z",
  },
];

const all: AdminWaitlistScreenProps = {
  people,
  total: 1_204,
  query: "",
  onQuery: fn(),
  onDownload: fn(),
  onRemove: fn(),
  onRetry: fn(),
  onMore: fn(),
};

const meta = preview.meta({
  title: "Screens/AdminWaitlist",
  component: AdminWaitlistScreen,
  args: all,
  decorators: [withAdmin],
  parameters: {
    guide,
    place: "waitlist",
    layout: "fullscreen",
    chromatic: { modes: modes.screen },
  },
});

/** Searched and downloaded, and more entries loaded. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("1,204 people");
    await userEvent.type(canvas.getByRole("searchbox"), "m");
    await expect(args.onQuery).toHaveBeenCalledWith("m");
    await userEvent.click(canvas.getByRole("button", { name: "Download as CSV" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
