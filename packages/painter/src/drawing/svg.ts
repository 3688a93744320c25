/** A piece of SVG markup. */
export type Svg = string;

export type Attributes = Record<string, string | number | undefined>;

export function short(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

const fine = (value: string | number): string =>
  typeof value === "number" ? String(Math.round(value * 1000) / 1000) : value;

export function tag(name: string, attributes: Attributes, inner: Svg | readonly Svg[] = ""): Svg {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${fine(value)}"`;
  }
  const content = typeof inner === "string" ? inner : inner.join("");
  return content === "" ? `${open}/>` : `${open}>${content}</${name}>`;
}

/** Path data with numbers rounded to a tenth: d`M${x} ${y}L...` */
export function d(parts: TemplateStringsArray, ...numbers: readonly (number | string)[]): string {
  return parts.reduce((path, part, i) => {
    const before = numbers[i - 1];
    return path + (typeof before === "number" ? short(before) : (before ?? "")) + part;
  });
}

export const path = (data: string, attributes: Attributes): Svg =>
  data === "" ? "" : tag("path", { d: data, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): Svg =>
  tag("circle", { cx: short(cx), cy: short(cy), r: short(r), ...attributes });

export const rect = (x: number, y: number, w: number, h: number, attributes: Attributes): Svg =>
  tag("rect", { x: short(x), y: short(y), width: short(w), height: short(h), ...attributes });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): Svg =>
  tag("ellipse", { cx: short(cx), cy: short(cy), rx: short(rx), ry: short(ry), ...attributes });

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg => {
  const content = children.join("");
  return content === "" ? "" : tag("g", attributes, content);
};

/** Moves something that was drawn around its own origin to its place. */
export const put = (
  piece: Svg,
  x: number,
  y: number,
  { scale = 1, flip = false, turn = 0 }: { scale?: number; flip?: boolean; turn?: number } = {},
): Svg => {
  const size = fine(scale);
  const rotate = turn === 0 ? "" : ` rotate(${short(turn)})`;
  return group(
    {
      transform: `translate(${short(x)} ${short(y)}) scale(${flip ? `-${size}` : size} ${size})${rotate}`,
    },
    piece,
  );
};

/** An outline through points, its corners softened by the curve of Catmull and Rom. */
export function smooth(points: readonly (readonly [number, number])[], closed = false): string {
  const count = points.length;
  const at = (i: number): readonly [number, number] =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0];
  const [x0, y0] = at(0);
  let data = d`M${x0} ${y0}`;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [ex, ey] = at(i + 2);
    data += d`C${bx + (cx - ax) / 6} ${by + (cy - ay) / 6} ${cx - (ex - bx) / 6} ${cy - (ey - by) / 6} ${cx} ${cy}`;
  }
  return closed ? `${data}Z` : data;
}

/** A leaf, petal or stroke of a brush: pointed at both ends. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const ex = x + Math.cos(angle) * length;
  const ey = y + Math.sin(angle) * length;
  const nx = -Math.sin(angle) * width;
  const ny = Math.cos(angle) * width;
  const mx = (x + ex) / 2;
  const my = (y + ey) / 2;
  return d`M${x} ${y}Q${mx + nx} ${my + ny} ${ex} ${ey}Q${mx - nx} ${my - ny} ${x} ${y}Z`;
}

export const dot = (x: number, y: number, r: number): string =>
  d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const points = (list: readonly (readonly [number, number])[]): string =>
  `${list.map(([x, y], i) => `${i === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("")}Z`;
