import { expect, test as base, forgive } from "../house.ts";
import {
  type HouseWithModel,
  houseOpensWithinMs,
  openHouseWithModel,
} from "../house-with-model.ts";
import { begin, command, passages } from "../playing.ts";

/** A house of its own, since it is killed, with a narrator who can be made to fall silent. */
const test = base.extend<{ house: HouseWithModel }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const house = await openHouseWithModel();
      await provide(house);
      await house.close();
    },
    { timeout: houseOpensWithinMs },
  ],
  baseURL: async ({ house }, provide) => provide(house.katha.url),
});

// What is told stands at once, as it does for whoever asks for less motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.skip(({ isMobile }) => isMobile, "one house is enough to kill");

test("the server is killed in the middle of a turn: the page says so, nothing is charged, and the turn can be asked again", async ({
  page,
  house,
  complaints,
}) => {
  test.setTimeout(houseOpensWithinMs);
  const { katha, model: narrator } = house;
  const { player } = await begin(page);
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
  narrator.next({ fault: "stalls", faultAfter: 40 });
  await command(page, "Continue").click();
  await expect(page.locator("[data-entry=narrative]").last()).toContainText("The lamp");

  await katha.kill();
  await katha.startAgain();
  const said = page.locator("[data-entry=error]");
  await expect(said).toContainText(
    "The server stopped while this part was being written. Nothing was charged; try again.",
    { timeout: 60_000 },
  );
  await expect(page.getByText("Taken back").first()).toBeVisible();
  expect(await wallet()).toEqual(coins);

  const anew = await passages(page).count();
  await command(page, "Continue").click();
  await expect.poll(() => passages(page).count(), { timeout: 30_000 }).toBeGreaterThan(anew);
  await expect(command(page, "Continue")).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByText("Last turn: 1 coin")).toBeVisible();
  await page.reload();
  // What was never told is not in the story.
  await expect(passages(page)).toHaveCount(before + 1);
  forgive(complaints, /Failed to load resource|ERR_/);
});
