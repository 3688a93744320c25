import {
  type Page,
  expect,
  expectNoBarriers,
  expectNothingSideways,
  lightUp,
  test,
} from "../house.ts";
import { keeper } from "../keepers.ts";
import { signedIn } from "../people.ts";

const widths = [320, 768, 1280];
const themes = ["dark", "light"] as const;
type Theme = (typeof themes)[number];
const rooms = [
  "stories",
  "stories/new",
  "categories",
  "tags",
  "review",
  "reports",
  "users",
  "audit",
  "health",
];

// The widths are set here.
test.skip(({ isMobile }) => isMobile, "the widths are set here");

async function asKeeper(page: Page): Promise<void> {
  const answer = await page.request.post("/api/v1/auth/login", {
    data: { email_or_username: keeper.name, password: keeper.password, remember_me: false },
  });
  await page.addInitScript(
    ({ tokens, user }) => {
      localStorage.setItem("tokens", JSON.stringify(tokens));
      localStorage.setItem("token", tokens.access_token);
      localStorage.setItem("user", JSON.stringify(user));
      localStorage.setItem("isAdmin", "true");
    },
    (await answer.json()) as { tokens: { access_token: string }; user: object },
  );
}

/** Nothing sticks out at any width, and nothing is in anybody's way. */
async function expectToHold(page: Page, theme: Theme): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("status", { name: "Loading..." })).toHaveCount(0);
  await expectNothingSideways(page, widths);
  await lightUp(page, theme);
  await expectNoBarriers(page);
}

// Each screen has been looked at in both themes in Storybook; here they take turns, for time.
test("every room of administration holds at every width", async ({ page }) => {
  test.setTimeout(90_000);
  await asKeeper(page);
  for (const [at, room] of rooms.entries()) {
    await test.step(room, async () => {
      await page.goto(`/admin/${room}`);
      await expect(page).toHaveTitle(/.+ · Katha$/);
      await expectToHold(page, themes[at % 2] ?? "dark");
    });
  }
});

test("administration's door and a reader's settings hold as well", async ({ page }) => {
  await page.goto("/admin");
  await expectToHold(page, "dark");
  await signedIn(page);
  await page.goto("/profile/settings");
  await expect(page.getByRole("form", { name: "Password" })).toBeVisible();
  await expectToHold(page, "light");
});
