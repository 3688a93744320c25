import { expect, test as base, allowErrors } from "../../support/test.ts";
import { type ServerWithModel, startServerWithModel } from "../../servers/server-with-model.ts";
import { serverStartsWithinMs } from "../../servers/katha-process.ts";
import { aDraft, published, wellStructure } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, command, passages } from "../../support/playing.ts";

/** A server of its own, because it gets killed, with a model that can be made to stall. */
const test = base.extend<{ server: ServerWithModel }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const server = await startServerWithModel();
      await provide(server);
      await server.close();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ server }, provide) => provide(server.katha.url),
});

const killed =
  "the server is killed in the middle of a turn: the page says so, nothing is charged, and the turn can be repeated";

test(killed, { tag: "@alone" }, async ({ page, server, consoleErrors }) => {
  const { katha, model: narrator } = server;
  await page.clock.install();
  const player = await signedIn(page);
  const { id } = await aDraft(page, player.tokens.access_token, {
    story_structure: wellStructure,
  });
  await published(page, player.tokens.access_token, id);
  await beginStory(page, id);
  const wallet = async () => {
    const { access_token: token } = player.tokens;
    const answer = await page.request.get("/api/v1/wallet/entries", {
      headers: { authorization: `Bearer ${token}` },
    });
    const { balance, held } = (await answer.json()) as { balance: number; held: number };
    return { balance, held };
  };
  const coins = await wallet();
  const before = await passages(page).count();
  // The author's scenes are told word for word; only typed lines go to the model.
  const type = async () => {
    await page.getByRole("form", { name: "Commands" }).getByRole("textbox").fill("I laugh.");
    await command(page, "Act").click();
  };
  narrator.next({ fault: "stalls", faultAfter: 40 });
  await type();
  await expect(page.locator("[data-entry=narrative]").last()).toContainText("The lamp");

  await katha.kill();
  await katha.startAgain();
  // To the page's next try.
  await page.clock.fastForward(15_000);
  const said = page.locator("[data-entry=error]");
  await expect(said).toContainText(
    "The server stopped while this part was being written. Nothing was charged; try again.",
  );
  await expect(page.getByText("Taken back").first()).toBeVisible();
  expect(await wallet()).toEqual(coins);

  const anew = await passages(page).count();
  await type();
  await expect.poll(() => passages(page).count()).toBeGreaterThan(anew);
  await expect(command(page, "Continue")).toBeEnabled();
  await expect(page.getByText("Last turn: 1 coin")).toBeVisible();
  await page.reload();
  // The part that was never finished is not in the story.
  await expect(passages(page)).toHaveCount(before + 1);
  allowErrors(consoleErrors, /Failed to load resource|ERR_/);
});
