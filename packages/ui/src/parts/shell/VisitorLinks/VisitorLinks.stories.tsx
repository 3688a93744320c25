import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./VisitorLinks.guide.ts";
import { VisitorLinks } from "./VisitorLinks.tsx";

const meta = preview.meta({
  title: "Parts/Shell/VisitorLinks",
  component: VisitorLinks,
  parameters: { inBothThemes: true, guide },
  args: { signedIn: false },
});

/** A guest sees the sign-in link. */
export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Join Waitlist" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await expect(canvas.queryByRole("link", { name: "Profile" })).toBeNull();
  },
});

/** A signed-in visitor sees the profile link. */
export const SignedIn = meta.story({
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
    await expect(canvas.queryByRole("link", { name: "Login" })).toBeNull();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
