import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { differenceOf } from "./compare.ts";
import { rollsOf } from "./rolls.ts";
import { shotsOf } from "./shots.ts";
import type { KnownStory } from "./shots.ts";
import { wishesFrom } from "./wishes.ts";

const paper = (
  width: number,
  height: number,
  dots: [x: number, y: number, level: number][] = [],
) => {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [x, y, level] of dots) data[(y * width + x) * 4] = level;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
};

describe("two pictures", () => {
  test("of the same pixels do not differ, however they are packed", async () => {
    const one = await paper(9, 5, [[3, 2, 10]]);
    const packed = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
    expect(packed.equals(one)).toBe(false);
    expect(await differenceOf(one, packed)).toBeUndefined();
  });

  test("differ by the smallest step of one colour of one pixel, which is marked in red", async () => {
    const difference = await differenceOf(await paper(9, 5), await paper(9, 5, [[3, 2, 254]]));
    expect(difference?.pixels).toBe(1);
    const { data } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray((2 * 9 + 3) * 4, (2 * 9 + 4) * 4)]).toEqual([255, 30, 30, 255]);
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  test("of two sizes differ by what only one of them has", async () => {
    expect((await differenceOf(await paper(4, 3), await paper(5, 6)))?.pixels).toBe(5 * 6 - 4 * 3);
  });
});

describe("the pictures to take", () => {
  const viewport = { options: { phone: { styles: { width: "360px", height: "780px" } } } };
  const story = (id: string, parameters: KnownStory["parameters"]): KnownStory => ({
    id,
    title: "Parts/Card",
    name: id,
    parameters,
  });
  const modes = {
    "dark phone": { theme: "dark", viewport: "phone" },
    "light phone": { theme: "light", viewport: "phone" },
  };
  const stories = [
    story("b--long", { viewport, chromatic: { modes } }),
    story("a--plain", {}),
    story("c--hidden", { chromatic: { disableSnapshot: true } }),
  ];

  test("are one for each mode, with its width and globals", () => {
    const shots = shotsOf(stories, {});
    expect(shots.map(({ key, width }) => [key, width])).toEqual([
      ["a--plain default", 1280],
      ["b--long dark phone", 360],
      ["b--long light phone", 360],
    ]);
    expect(shots[1]?.globals).toEqual({ theme: "dark" });
  });

  test("of a story with a width of its own are taken at that width alone", () => {
    const wide = {
      "dark phone": { theme: "dark", viewport: "phone" },
      "dark desk": { theme: "dark", viewport: "desk" },
      "light desk": { theme: "light", viewport: "desk" },
    };
    const own = {
      ...story("d--phone", { viewport, chromatic: { modes: wide } }),
      viewport: "phone",
    };
    expect(shotsOf([own], {}).map(({ mode, width }) => [mode, width])).toEqual([
      ["dark phone", 360],
      ["light phone", 360],
    ]);
  });

  test("of a story for readers with colours of their own are taken with those", () => {
    const own = story("e--own", { chromatic: { forcedColors: "active" } });
    expect(
      shotsOf([own, ...stories], {}).map(({ story: id, forcedColors }) => [id, forcedColors]),
    ).toEqual([
      ["a--plain", false],
      ["b--long", false],
      ["b--long", false],
      ["e--own", true],
    ]);
  });

  test.each([
    [
      ["--stories", "card / b"],
      ["b--long dark phone", "b--long light phone"],
    ],
    [["--theme", "light"], ["b--long light phone"]],
    [["--width", "1280"], ["a--plain default"]],
    [["--stories", "nothing"], []],
  ])("%j leaves %j", (args, keys) => {
    const wishes = wishesFrom(["--base", "HEAD", ...args]);
    expect(shotsOf(stories, wishes).map(({ key }) => key)).toEqual(keys);
  });
});

test("a roll has stories of one width, each opened once for its themes", () => {
  const modes = {
    "dark phone": { theme: "dark", viewport: "phone" },
    "dark desk": { theme: "dark", viewport: "desk" },
    "light phone": { theme: "light", viewport: "phone" },
    "light desk": { theme: "light", viewport: "desk" },
  };
  const options = { phone: { styles: { width: "360px", height: "780px" } } };
  const stories = Array.from({ length: 45 }, (_, at) => ({
    id: `card--${at}`,
    title: "Parts/Card",
    name: `${at}`,
    parameters: { viewport: { options }, chromatic: { modes } },
  }));
  const pairs = shotsOf(stories, {}).map((shot) => ({ shot, before: true, after: true }));
  const rolls = rollsOf(pairs);
  expect(rolls.map((roll) => roll.length)).toEqual([40, 5, 40, 5]);
  for (const roll of rolls) {
    expect(new Set(roll.flatMap((visit) => visit.map(({ shot }) => shot.width))).size).toBe(1);
    for (const visit of roll) {
      expect(visit.map(({ shot }) => shot.globals)).toEqual([
        { theme: "dark" },
        { theme: "light" },
      ]);
      expect(new Set(visit.map(({ shot }) => shot.story)).size).toBe(1);
    }
  }
  expect(rolls.flat(2)).toHaveLength(pairs.length);
});

test("sheets need no base", () => {
  expect(wishesFrom(["--sheets"]).base).toBeNull();
});

test.each([
  [[], "Which revision is the base?"],
  [["--base", "HEAD", "--width", "wide"], "--width is a number of pixels, not wide"],
  [["--base", "HEAD", "--stories", "("], "--stories ( is no pattern"],
  [["--bass", "HEAD"], "--bass"],
])("%j is refused in words", (args, words) => {
  expect(() => wishesFrom(args)).toThrow(words);
});
