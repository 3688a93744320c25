import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { AdminShell } from "./AdminShell.tsx";
import { guide } from "./AdminShell.guide.ts";

const page = <h1 style={{ padding: "24px 40px" }}>Stories</h1>;

const meta = preview.meta({
  title: "Parts/Admin/AdminShell",
  component: AdminShell,
  args: {
    links: {
      home: "#home",
      stories: "#stories",
      categories: "#categories",
      tags: "#tags",
      review: "#review",
      reports: "#reports",
      users: "#users",
      waitlist: "#waitlist",
      models: "#models",
      settings: "#settings",
      audit: "#audit",
      health: "#health",
    },
    current: "stories" as const,
    onLogout: fn(),
    children: page,
  },
  parameters: { guide, layout: "fullscreen" },
});

/** Every section, and the sign-out button; the keyboard can skip the bar. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to the page" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Stories" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const others = ["Categories", "Tags", "Review", "Reports", "Users", "Audit", "Health"];
    for (const name of others) {
      await expect(canvas.getByRole("link", { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** Stories wait for review, and a report is open; counts that come late move no link: one may be being pressed. */
export const Counts = meta.story({
  render: function Late(args) {
    const [known, setKnown] = useState(false);
    return (
      <AdminShell {...args} {...(known && { waiting: 12, reported: 1 })}>
        <Button onClick={() => setKnown(true)}>Count</Button>
      </AdminShell>
    );
  },
  play: async ({ canvas }) => {
    const left = () => canvas.getByRole("link", { name: "Waitlist" }).getBoundingClientRect().left;
    const before = left();
    await userEvent.click(canvas.getByRole("button", { name: "Count" }));
    await expect(canvas.getByRole("link", { name: "Review 12 stories wait" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Reports 1 report is open" })).toBeVisible();
    await expect(left()).toBe(before);
  },
});

/** On a phone the links scroll, and the current one is in view. */
export const Phone = meta.story({
  args: { current: "health", waiting: 3 },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation").getBoundingClientRect();
    const place = canvas.getByRole("link", { name: "Health" }).getBoundingClientRect();
    await expect(place.left).toBeGreaterThanOrEqual(bar.left);
    await expect(place.right).toBeLessThanOrEqual(bar.right + 1);
  },
});

/** Signing out. */
export const Leaving = meta.story({ args: { signingOut: true } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
