import type { Stage } from "../../composition/stage.ts";
import { d, path, type Svg } from "../../drawing/svg.ts";

/** A flock of birds flying one way, or bats if it is late and the mood is dark. */
export function birds(stage: Stage): Svg {
  const { hour, mood, weather } = stage.scene;
  if (
    weather === "storm" ||
    weather === "rain" ||
    weather === "snow" ||
    (hour === "night" && mood !== "eerie")
  )
    return "";
  const toss = stage.dice("birds");
  const [x0, y0] = [stage.w * toss.between(0.34, 0.5), stage.horizon * toss.between(0.22, 0.42)];
  let data = "";
  const count = toss.whole(5, 9);
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const rank = Math.ceil(i / 2);
    const [x, y] = [x0 - rank * 30 + toss.around(0, 8), y0 + side * rank * 13 + toss.around(0, 5)];
    const s = toss.between(6, 10);
    data += d`M${x - s * 1.5} ${y - s * 0.2}Q${x - s * 0.6} ${y - s * 0.9} ${x} ${y}Q${x + s * 0.6} ${y - s * 0.9} ${x + s * 1.5} ${y - s * 0.2}Q${x + s * 0.6} ${y - s * 0.4} ${x} ${y + s * 0.36}Q${x - s * 0.6} ${y - s * 0.4} ${x - s * 1.5} ${y - s * 0.2}Z`;
  }
  return path(data, {
    fill: stage.palette.dark ? stage.palette.line : stage.palette.ink,
    "fill-opacity": 0.7,
  });
}
