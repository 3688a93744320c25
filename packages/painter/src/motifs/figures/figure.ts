import { darker } from "../../drawing/colour.ts";
import type { CastMember } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, path, put, type Svg } from "../../drawing/svg.ts";
import { folds, limb, lowerGarment } from "./cloth.ts";
import { head } from "./heads.ts";
import type { MountKind } from "../../scene/mounts.ts";
import { asleep, inBoat, mounted } from "./borne.ts";
import { held } from "./held.ts";
import { holding } from "./holding.ts";
import { type Point, type Posture, postures } from "./posture.ts";
import { type Cloth, type Dress, wardrobe } from "./wardrobe.ts";

const skins = ["#b87848", "#a2643a", "#c98f5c", "#8f5634", "#c08252"] as const;

function arm(
  stage: Stage,
  from: Point,
  [elbow, hand]: readonly [Point, Point],
  dress: Dress,
  cloth: Cloth,
): Svg {
  const sleeve = dress.bare ? cloth.skin : dress.lower === "skirt" ? cloth.second : cloth.main;
  const middle: Point = [(from[0] + elbow[0]) / 2, (from[1] + elbow[1]) / 2];
  const bare = limb(stage, [from, elbow, hand], 4, cloth.skin);
  const cover =
    dress.sleeves === "long"
      ? limb(
          stage,
          [
            from,
            elbow,
            [elbow[0] + (hand[0] - elbow[0]) * 0.8, elbow[1] + (hand[1] - elbow[1]) * 0.8],
          ],
          5,
          sleeve,
        )
      : dress.sleeves === "short"
        ? limb(stage, [from, middle, elbow], 5, sleeve)
        : "";
  const wrist = [
    elbow[0] + (hand[0] - elbow[0]) * 0.78,
    elbow[1] + (hand[1] - elbow[1]) * 0.78,
  ] as const;
  const bangle = dress.jewels
    ? circle(wrist[0], wrist[1], 2.5, {
        fill: "none",
        stroke: stage.palette.lamp,
        "stroke-width": 1.3,
      })
    : "";
  return bare + cover + bangle + circle(hand[0], hand[1], 2.3, { fill: cloth.skin });
}

function torso(stage: Stage, posture: Posture, dress: Dress, cloth: Cloth): Svg {
  const [hx, hy] = posture.hip;
  const [sx, sy] = posture.shoulder;
  const broad = dress.lower === "skirt" || dress.lower === "sari" ? 7 : 8.4;
  const shape = d`M${hx - 5.4} ${hy}C${hx - 5} ${hy - 9} ${sx - broad} ${sy + 12} ${sx - broad + 0.6} ${sy + 2.4}Q${sx - 4} ${sy - 3.4} ${sx} ${sy - 3.6}Q${sx + 5} ${sy - 3.4} ${sx + broad - 0.6} ${sy + 3}C${sx + broad + 1} ${sy + 12} ${hx + 5.4} ${hy - 10} ${hx + 5.6} ${hy}Z`;
  const upper = dress.bare ? cloth.skin : dress.lower === "skirt" ? cloth.second : cloth.main;
  const line = stage.line(0.55, 0.8);
  const midriff =
    dress.lower === "skirt"
      ? path(
          d`M${hx - 5.4} ${hy}L${hx - 5.8} ${hy - 8}Q${hx} ${hy - 6} ${hx + 6} ${hy - 8}L${hx + 5.6} ${hy}Z`,
          { fill: cloth.skin },
        )
      : "";
  const sash = dress.sash
    ? path(
        d`M${hx - 6.2} ${hy - 5}Q${hx} ${hy - 2.6} ${hx + 6.4} ${hy - 5}L${hx + 6} ${hy}Q${hx} ${hy + 2.4} ${hx - 6} ${hy}ZM${hx + 1} ${hy}L${hx + 6} ${hy}L${hx + 7.4} ${hy + 20}L${hx + 2.6} ${hy + 21}Z`,
        { fill: cloth.second, ...line },
      )
    : "";
  const shawl =
    dress.shawl || dress.bare
      ? path(
          d`M${sx - 8} ${sy}C${sx - 3} ${sy + 3} ${sx + 3} ${sy + 12} ${hx + 6} ${hy - 6}L${hx + 6} ${hy}C${sx + 1} ${sy + 20} ${sx - 6} ${sy + 10} ${sx - 9} ${sy + 6}ZM${sx - 9} ${sy + 2}L${sx - 12} ${sy + 30}L${sx - 5.4} ${sy + 28}L${sx - 5} ${sy + 5}Z`,
          { fill: dress.bare ? cloth.main : cloth.second, ...line },
        )
      : "";
  const necklace = dress.jewels
    ? path(
        d`M${sx - 4} ${sy - 1}Q${sx + 2} ${sy + 9} ${sx + 6} ${sy}M${sx - 3} ${sy - 1.6}Q${sx + 2} ${sy + 5} ${sx + 5} ${sy - 1}`,
        { fill: "none", stroke: stage.palette.lamp, "stroke-width": 1 },
      )
    : "";
  const coat = dress.coat
    ? path(
        d`M${hx - 7} ${hy + 15}L${sx - broad} ${sy + 4}Q${sx} ${sy - 5} ${sx + broad} ${sy + 4}L${hx + 8} ${hy + 15}Q${hx} ${hy + 18} ${hx - 7} ${hy + 15}Z`,
        { fill: folds(stage, cloth.main, cloth.facesLight), ...line },
      ) +
      path(d`M${sx + 2.6} ${sy + 2}L${hx + 2} ${hy + 16}`, { fill: "none", ...line }) +
      [6, 13, 20, 27]
        .map((dy) => circle(sx + 4, sy + dy, 0.9, { fill: stage.palette.lamp }))
        .join("") +
      path(
        d`M${sx - 6} ${sy - 4}Q${sx + 2} ${sy + 2} ${sx + 7} ${sy - 4}L${sx + 7.6} ${sy}Q${sx + 1} ${sy + 7} ${sx - 7} ${sy + 1}ZM${sx + 3} ${sy + 2}L${sx + 8} ${sy + 1}L${sx + 9} ${sy + 17}L${sx + 4.4} ${sy + 18}Z`,
        { fill: cloth.second, ...line },
      )
    : "";
  return group(
    {},
    path(shape, {
      fill: folds(stage, upper, cloth.facesLight, dress.bare ? "skin" : "cloth"),
      ...line,
    }),
    midriff,
    shawl,
    sash,
    necklace,
    coat,
  );
}

/** A person without mount, boat or mat: feet at the origin, a hundred units tall, looking right. */
function person(stage: Stage, member: CastMember, index: number, flip: boolean): Svg {
  const dress = stage.style.dress(wardrobe[member.role]);
  const toss = stage.dice(`figure ${index}`);
  const posture = postures[member.pose];
  const skin = stage.palette.skin(toss.pick(skins));
  const facesLight = stage.lit < 0 === flip;
  const cloth: Cloth = {
    main: stage.palette.pigment(member.wears ?? dress.wears),
    second: stage.palette.pigment(dress.second === member.wears ? "ivory" : dress.second),
    skin,
    facesLight,
  };
  const [sx, sy] = posture.shoulder;
  const thing = holding(member);
  const hand = posture.nearArm[1];
  const onHead = thing === "pot" && member.pose === "carry";
  const at: Point = onHead ? [posture.head[0] - 1, posture.head[1] - 19] : hand;
  const child = member.role === "boy" || member.role === "girl";
  const headScale = child ? 1.22 : 1.04;
  const { stance } = posture;
  const reach = stance === "upright" || stance === "striding" ? 46 : 36;
  const nearArm = onHead
    ? ([
        [12, -88],
        [6, -105],
      ] as const)
    : posture.nearArm;
  const lower = lowerGarment(stage, dress.lower, posture, cloth);
  const upper = torso(stage, posture, dress, cloth);
  const lowerInFront = stance === "seated" || stance === "kneeling" || stance === "riding";
  const shadow =
    stance === "riding" || member.pose === "sleep"
      ? ""
      : ellipse(1, 0.5, stance === "seated" ? 27 : 19, 2.6, {
          fill: darker(stage.palette.ink, 0.1),
          "fill-opacity": 0.4,
        });
  return group(
    {},
    shadow,
    arm(stage, [sx - 3, sy + 2], posture.farArm, dress, {
      ...cloth,
      skin: darker(cloth.skin, 0.16),
      main: darker(cloth.main, 0.16),
    }),
    ...(lowerInFront ? [upper, lower] : [lower, upper]),
    put(head(stage, dress, cloth, reach), posture.head[0], posture.head[1], {
      scale: headScale,
      turn: posture.nod ?? 0,
    }),
    thing === undefined ? "" : held(stage, thing, at, 0),
    arm(stage, [sx + 3.4, sy + 3], nearArm, dress, cloth),
  );
}

/** One person in their pose: on their feet, on a mat, in a boat, on a horse. */
export function figure(
  stage: Stage,
  member: CastMember,
  index: number,
  flip: boolean,
  mount: MountKind = "horse",
): Svg {
  const { height } = wardrobe[member.role];
  const body = put(person(stage, member, index, flip), 0, 0, { scale: height });
  const borne =
    member.pose === "sleep"
      ? asleep(stage, body, height, member.wears ?? wardrobe[member.role].second)
      : member.pose === "row"
        ? inBoat(stage, body)
        : member.pose === "ride"
          ? mounted(stage, body, mount)
          : body;
  return put(borne, 0, 0, { flip });
}
