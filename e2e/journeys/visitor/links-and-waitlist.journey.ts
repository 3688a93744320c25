import { readFile } from "node:fs/promises";
import { expect, test as base } from "../../support/test.ts";
import { goToAdminPage, openAsAdmin } from "../../support/admin.ts";
import { type KathaProcess, startKatha } from "../../servers/katha-process.ts";
import { serverStartsWithinMs } from "../../servers/server-with-model.ts";
import { newPerson } from "../../support/people.ts";
import { openHome } from "../../support/pages.ts";
import { screenshotsOf } from "../../support/screenshots.ts";

const links = {
  KATHA_CHAT_URL: "https://chat.example.org/katha",
  KATHA_GUIDE_URL: "https://docs.example.org/katha",
  KATHA_WAITLIST_URL: "https://forms.example.org/katha",
  KATHA_CONTACT: "mailto:katha@example.org",
  KATHA_SOCIAL: "Mastodon https://social.example/@katha, Videos https://video.example/katha",
};

/** A server of its own, whose settings name every link. */
const withLinks = base.extend<{ server: KathaProcess }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const server = await startKatha(links);
      await provide(server);
      await server.stop();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

withLinks(
  "the links of the settings are in the banner and the footer, and the form elsewhere opens",
  async ({ page, context }) => {
    const screenshot = screenshotsOf(page, "links");
    const rendered = await (await page.request.get("/home")).text();
    for (const address of ["https://chat.example.org/katha", "https://social.example/@katha"])
      expect(rendered).toContain(`href="${address}"`);

    await openHome(page);
    await page.getByRole("button", { name: "The Tellers’ Circle" }).click();
    await expect(page.getByRole("link", { name: "Come in" })).toHaveAttribute(
      "href",
      links.KATHA_CHAT_URL,
    );
    await screenshot("chat-slide");
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    for (const [name, href] of [
      ["How to Play", links.KATHA_GUIDE_URL],
      ["Community chat", links.KATHA_CHAT_URL],
      ["Contact", links.KATHA_CONTACT],
      ["Mastodon", "https://social.example/@katha"],
      ["Videos", "https://video.example/katha"],
    ] as const)
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
    await screenshot("footer");

    await context.route("https://forms.example.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>The form</title>" }),
    );
    await page.goto("/premium-waitlist");
    await page.getByRole("textbox", { name: "Name" }).fill("Meera");
    await page.getByRole("textbox", { name: "Email" }).fill("meera@example.org");
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(await opened).toHaveTitle("The form");
    await expect(page.getByRole("heading", { name: "Thank you for joining!" })).toBeVisible();
  },
);

base(
  "without a form elsewhere a name is kept with consent, and the administrator sees it, takes it and deletes it",
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "waitlist");
    const { username: name, email } = newPerson();
    await page.goto("/premium-waitlist");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page.getByText("Your name is kept only if you agree.")).toBeVisible();
    await screenshot("consent");
    await page.getByRole("checkbox", { name: /^Keep my name/ }).check();
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for joining!" })).toBeVisible();
    await screenshot("joined");

    await openAsAdmin(page);
    await page.goto("/admin/stories");
    await goToAdminPage(page, "Waitlist");
    await page.getByRole("searchbox").fill(name);
    await expect(page.getByRole("table")).toContainText(email);
    await screenshot("list");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("katha-waitlist.csv");
    expect(await readFile(await file.path(), "utf8")).toContain(`"${name}","${email}","en",`);

    await page.getByRole("button", { name: `Delete ${name} from the waitlist` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Nobody of that name waits.")).toBeVisible();
    await goToAdminPage(page, "Audit");
    await expect(page.getByText("deleted somebody from the waitlist").first()).toBeVisible();
    await expect(page.getByText("downloaded the waitlist").first()).toBeVisible();
  },
);
