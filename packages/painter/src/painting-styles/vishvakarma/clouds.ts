import type { Dice } from "../../drawing/dice.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, put, type Svg } from "../../drawing/svg.ts";

/** A bank of curls with a flat base, as painters of Bundi and Kota drew clouds. */
function bank(stage: Stage, toss: Dice, width: number, fill: string, opacity: number): Svg {
  const lobes = toss.whole(4, 7);
  let rim = d`M0 0`;
  let curls = "";
  let x = 0;
  for (let i = 0; i < lobes; i++) {
    const middle = 1 - Math.abs((i + 0.5) / lobes - 0.5) * 1.3;
    const step = (width / lobes) * toss.between(0.85, 1.15);
    const rise = step * (0.4 + middle * 0.55);
    rim += d`C${x + step * 0.02} ${-rise} ${x + step * 0.9} ${-rise * 1.15} ${x + step} ${-step * 0.16 * middle}`;
    const [cx, cy, r] = [x + step * 0.5, -rise * 0.42, step * 0.2];
    curls += d`M${cx - r} ${cy + r * 0.7}C${cx - r * 1.2} ${cy - r * 0.9} ${cx + r * 1.1} ${cy - r} ${cx + r * 0.7} ${cy + r * 0.2}C${cx + r * 0.4} ${cy + r * 0.8} ${cx - r * 0.4} ${cy + r * 0.4} ${cx - r * 0.1} ${cy - r * 0.1}`;
    x += step;
  }
  const keel = width * 0.05;
  const body = `${rim}${d`C${x + keel} ${keel} ${x * 0.7} ${keel * 1.4} ${x * 0.5} ${keel}C${x * 0.3} ${keel * 0.6} ${-keel} ${keel} 0 0Z`}`;
  return group(
    {},
    path(body, { fill, "fill-opacity": opacity, ...stage.line(1.2, 0.35) }),
    path(curls, { fill: "none", ...stage.line(1, 0.34) }),
  );
}

export function clouds(stage: Stage): Svg {
  const { weather } = stage.scene;
  const toss = stage.dice("clouds");
  const heavy =
    weather === "rain" || weather === "storm" || weather === "snow" || weather === "cloudy";
  const count = heavy
    ? toss.whole(8, 10)
    : weather === "clear"
      ? toss.whole(3, 4)
      : toss.whole(4, 6);
  const { palette, w, horizon } = stage;
  const [top, middle, low] = palette.sky;
  const out: Svg[] = [];
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const y = horizon * (heavy ? 0.04 + share * 0.5 : 0.16 + share * 0.6) + toss.around(0, 20);
    const width =
      (heavy ? toss.between(320, 620) : toss.between(150, 330)) *
      (1.15 - share * 0.5) *
      (w / 1600 + 0.3);
    const x = ((share * 1.7 + toss.next() * 0.5) % 1.1) * w - width * 0.4;
    const colour = heavy
      ? mix(palette.dark ? lighter(top, 0.12) : darker(middle, 0.12), low, share * 0.4)
      : palette.dark
        ? mix(middle, low, 0.45 + share * 0.3)
        : lighter(low, 0.5);
    const fill = stage.defs.linear([
      [0, lighter(colour, 0.16)],
      [1, colour, heavy ? 0.9 : 0.25],
    ]);
    out.push(put(bank(stage, toss, width, fill, heavy ? 0.9 : 0.5), x, y));
  }
  return group({}, ...out);
}
