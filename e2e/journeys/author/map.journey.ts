import { aDraft, storyNow } from "../../support/drafts.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { signedIn } from "../../support/people.ts";

interface Spot {
  x: number;
  y: number;
}

const scene = (text: string, ...targets: string[]) => ({
  text,
  choices: targets.map((target) => ({ text: `To the ${target}.`, target })),
});
const structure = {
  start_node: "well",
  nodes: {
    well: scene("The well has begun to answer.", "voice", "shaft"),
    voice: scene("It asks for a promise.", "water"),
    shaft: scene("The rope is wet.", "water"),
    water: scene("Your own face blinks first."),
  },
};

const slipOf = (page: Page, name: string) =>
  page.getByRole("application").getByRole("button", { name: new RegExp(`^${name}`) });

async function boxOf(page: Page, name: string) {
  const box = await slipOf(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the map`);
  return box;
}
async function spotOf(page: Page, name: string, across = 0.5, down = 0.5): Promise<Spot> {
  const { x, y, width, height } = await boxOf(page, name);
  return { x: x + width * across, y: y + height * down };
}
const mapBox = async (page: Page) =>
  (await page.getByRole("application").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

async function seeWhole(page: Page): Promise<void> {
  await page.getByRole("button", { name: "See the whole story" }).click();
  const map = page.getByRole("application");
  await map.evaluate((surface) => surface.scrollIntoView({ block: "center" }));
  for (const name of Object.keys(structure.nodes))
    await expect(slipOf(page, name)).toBeInViewport({ ratio: 0.999 });
}

async function openMap(page: Page): Promise<() => Promise<typeof structure>> {
  const { tokens } = await signedIn(page);
  const { id } = await aDraft(page, tokens.access_token, { story_structure: structure });
  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: "Map" }).click();
  await seeWhole(page);
  return async () => {
    const story = await storyNow(page, tokens.access_token, id);
    return story.story_structure as typeof structure;
  };
}

test("the map works by mouse: zoom, select several, draw a choice", async ({ page }) => {
  const written = await openMap(page);
  const well = await spotOf(page, "well");
  await page.mouse.move(well.x, well.y);
  const { width } = await boxOf(page, "well");
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await boxOf(page, "well")).width).toBeGreaterThan(width * 1.15);
  const nearer = await spotOf(page, "well");
  expect(Math.hypot(nearer.x - well.x, nearer.y - well.y)).toBeLessThan(3);
  await page.getByRole("application").focus();
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await spotOf(page, "well")).y).toBeLessThan(nearer.y - 50);
  await seeWhole(page);

  const [voice, shaft] = [await boxOf(page, "voice"), await boxOf(page, "shaft")];
  const left = Math.min(voice.x, shaft.x);
  const right = Math.max(voice.x, shaft.x);
  await page.keyboard.down("Shift");
  await page.mouse.move(left - 14, voice.y + 8);
  await page.mouse.down();
  await page.mouse.move(right + 20, voice.y + 40, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await expect(page.getByRole("status").filter({ hasText: "2 scenes selected" })).toHaveCount(1);
  const middle = await spotOf(page, "voice");
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 40, middle.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const { nodes } = await written();
      const moved = Object.entries(nodes).flatMap(([name, node]) =>
        "position" in node ? [name] : [],
      );
      return moved.toSorted();
    })
    .toEqual(["shaft", "voice"]);
  const gap = async () => (await boxOf(page, "water")).y - (await boxOf(page, "voice")).y;
  const apart = await gap();
  await page.reload();
  await seeWhole(page);
  expect(Math.abs((await gap()) - apart)).toBeLessThan(2);

  await slipOf(page, "water").click();
  await expect(slipOf(page, "water")).toHaveAttribute("aria-pressed", "true");
  const knot = await spotOf(page, "water", 0.5, 1);
  const start = await spotOf(page, "well");
  await page.mouse.move(knot.x, knot.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(async () => (await written()).nodes.water.choices)
    .toEqual([{ text: "", target: "well" }]);
});

test(
  "the map works by touch: pan, pinch, draw a choice",
  { tag: "@phone-only" },
  async ({ page }) => {
    const written = await openMap(page);
    await expect(page.getByText("Spread two fingers to come nearer.")).toBeVisible();
    await expect(page.getByText("Ctrl and the wheel")).toBeHidden();
    const glass = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: Spot[]) =>
      glass.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
      });
    const steps = [1, 2, 3, 4, 5, 6].map((step) => step / 6);
    const slide = async (from: Spot, to: Spot) => {
      await touch("touchStart", from);
      for (const share of steps)
        await touch("touchMove", {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
      await touch("touchEnd");
    };

    const map = await mapBox(page);
    const ground = { x: map.x + 12, y: map.y + map.height * 0.4 };
    const before = await spotOf(page, "well");
    const scrolled = await page.evaluate(() => window.scrollY);
    await slide(ground, { x: ground.x + 40, y: ground.y + 50 });
    await expect.poll(async () => (await spotOf(page, "well")).y).toBeGreaterThan(before.y + 45);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    const { width } = await boxOf(page, "well");
    const at = await spotOf(page, "well");
    const apart = (by: number): [Spot, Spot] => [
      { x: at.x - by, y: at.y },
      { x: at.x + by, y: at.y },
    ];
    await touch("touchStart", ...apart(24));
    for (const share of steps) await touch("touchMove", ...apart(24 + 24 * share));
    await touch("touchEnd");
    await expect.poll(async () => (await boxOf(page, "well")).width / width).toBeGreaterThan(1.7);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    const { nodes } = await written();
    expect(Object.values(nodes).filter((node) => "position" in node)).toEqual([]);

    await seeWhole(page);
    await slipOf(page, "water").tap();
    await expect(slipOf(page, "water")).toHaveAttribute("aria-pressed", "true");
    await slide(await spotOf(page, "water", 0.5, 1), await spotOf(page, "well"));
    await expect
      .poll(async () => (await written()).nodes.water.choices)
      .toEqual([{ text: "", target: "well" }]);
  },
);
