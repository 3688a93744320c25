import { aDraft, published, wellStructure } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** What Chromium's tools know the page's service worker by. */
async function toolsOf(page: Page) {
  const tools = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
    if (first) resolve(first.registrationId);
  });
  await tools.send("ServiceWorker.enable");
  const registrationId = await promise;
  const { origin } = new URL(page.url());
  return (data: object) =>
    tools.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(data),
    });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, lang }) => ({ title, body, lang }));
  });

/** The language of the words that the page has written down for the worker, once it has written whose news it is. */
const notedLanguage = (page: Page, reader: string) =>
  page.evaluate(async (id) => {
    const whose = await (await caches.match("/reader"))?.text();
    const words = await (await caches.match("/news-words"))?.json();
    return whose === id ? words?.lang : undefined;
  }, reader);

test("news that is pushed is shown in the reader's language, and a press opens its page", async ({
  page,
  context,
  anotherBrowser,
}) => {
  const screenshot = screenshotsOf(page, "push");
  await context.grantPermissions(["notifications"]);
  const other = await anotherBrowser();
  const author = await signedIn(other);
  const { id, title } = await aDraft(other, author.tokens.access_token, {
    story_structure: wellStructure,
  });
  await published(other, author.tokens.access_token, id);
  const reader = await signedIn(page);
  const by = ({ tokens }: typeof author) => ({
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  const address = `/api/v1/stories/${id}/corrections`;
  const { text: passage } = wellStructure.nodes.well;
  await page.request.post(address, { ...by(reader), data: { passage, proposed: "It is deep." } });
  const { corrections } = await (await other.request.get(address, by(author))).json();
  await other.request.put(`${address}/${corrections[0].id}`, {
    ...by(author),
    data: { status: "done" },
  });
  const { notifications } = await (
    await page.request.get("/api/v1/notifications/", by(reader))
  ).json();

  await page.goto("/profile/settings");
  const section = page.getByRole("region", { name: "News on your devices" });
  await expect(section.getByRole("switch", { name: "Show news on this device" })).toBeVisible();
  await section.scrollIntoViewIfNeeded();
  await screenshot("settings");

  await expect.poll(() => notedLanguage(page, reader.user.id)).toBe("en");
  const deliver = await toolsOf(page);
  const news = [{ id: notifications[0].id, kind: "correction_accepted", title }];
  const push = { reader: reader.user.id, unread: 1, news, more: 0 };
  await deliver(push);
  await expect
    .poll(() => shown(page))
    .toEqual([{ title, body: "The author has taken a correction of yours.", lang: "en" }]);
  await page.evaluate(() => localStorage.setItem("katha-language", "hi"));
  await page.reload();
  await expect.poll(() => notedLanguage(page, reader.user.id)).toBe("hi");
  await deliver(push);
  await expect
    .poll(() => shown(page))
    .toEqual([{ title, body: expect.stringMatching(/[\u0900-\u097f]/), lang: "hi" }]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => void;
      NotificationEvent: new (name: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([]);
});
