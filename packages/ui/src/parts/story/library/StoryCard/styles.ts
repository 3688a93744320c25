import { css } from "@emotion/react";
import type { CSSObject, SerializedStyles } from "@emotion/react";
import {
  below,
  color,
  font,
  from,
  glow,
  hovering,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
} from "../../../../tokens/tokens.ts";
import { besideParent } from "../../../../tokens/type.ts";

const shade = `color-mix(in srgb, ${color.scrim} 88%, transparent)`;
const lit = "article:is(:hover, :focus-within) &";

const card = css({ position: "relative", display: "flex", blockSize: "100%" });

export const kinds = {
  feature: card,
  row: card,
  trending: css([
    card,
    { paddingInlineStart: "56px", [from.tablet]: { paddingInlineStart: "80px" } },
  ]),
} as const;
export type StoryCardVariant = keyof typeof kinds;

type Widths = readonly [query: string, width: string][];

const rowWidths: Widths = [
  ["(min-width: 768px) ", "284px"],
  ["", "228px"],
];
const pictureWidths: Readonly<Record<string, Widths>> = {
  feature: [
    ["(min-width: 1280px) ", "430px"],
    ["(min-width: 768px) ", "380px"],
    ["", "296px"],
  ],
  row: rowWidths,
  trending: [
    ["(min-width: 768px) ", "284px"],
    ["", "216px"],
  ],
};

/** The width of the picture, for `sizes`: at least that of the variant, more where few share the row. */
export function pictureSizes(variant: StoryCardVariant, sharing: number): string {
  const share = `${Math.floor(100 / sharing)}vw`;
  return (pictureWidths[variant] ?? rowWidths)
    .map(([query, width]) => `${query}max(${width}, ${share})`)
    .join(", ");
}

/** What stands on the picture, by its `data-place`. A class for each would be joined with the component's own anew. */
const onPicture = {
  "& > [data-place~=category]": {
    position: "absolute",
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    maxInlineSize: "80%",
    "&:has(a)": { zIndex: layer.lifted + 1 },
  },
  // Beside it there is the language.
  "& > [data-place~=narrow]": { maxInlineSize: "56%" },
  "& > [data-place=language]": {
    position: "absolute",
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    maxInlineSize: "38%",
  },
  "& > [data-place=length]": {
    position: "absolute",
    insetBlockEnd: space[3],
    insetInlineStart: space[2],
  },
  "& > [data-place=play]": {
    position: "absolute",
    zIndex: layer.lifted + 1,
    insetBlockEnd: space[3],
    insetInlineEnd: space[3],
    transition: `opacity ${motion.quick} ${motion.ease}, transform ${motion.calm} ${motion.ease}`,
    [hovering]: {
      opacity: 0,
      transform: "translateY(6px)",
      [lit]: { opacity: 1, transform: "none" },
    },
  },
} as const;

/** The picture comes first visually, the title first in the DOM. */
const frame = {
  order: -1,
  position: "relative",
  // Those of the picture, which an outline leaves out.
  aspectRatio: "16 / 9",
  background: `linear-gradient(160deg, ${color.raised}, ${color.lampWash})`,
  overflow: "hidden",
  borderRadius: radius.small,
  boxShadow: glow.lift,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    borderRadius: "inherit",
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.ink} 14%, transparent)`,
    pointerEvents: "none",
  },
  "& img, & svg": { transition: `transform ${motion.calm} ${motion.ease}` },
  "article:is(:hover, :focus-within) & picture img": { transform: "scale(1.03)" },
  "article:has(a:focus-visible) &": { outline: `3px solid ${color.lamp}`, outlineOffset: "3px" },
  ...onPicture,
} as const;

export const numeral = css({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "4px",
  fontFamily: font.title,
  fontSize: "8rem",
  lineHeight: 1,
  letterSpacing: "-0.04em",
  color: color.ground,
  WebkitTextStroke: `2px ${color.lamp}`,
  paintOrder: "stroke fill",
  pointerEvents: "none",
  [from.tablet]: { fontSize: "11rem", insetBlockStart: "-4px" },
});

/** From ten on, two digits share the space of one. */
export const manyFigures = css({
  fontSize: "4.5rem",
  insetBlockStart: "34px",
  [from.tablet]: { fontSize: "6rem", insetBlockStart: "44px" },
});

const title = {
  marginBlockStart: space[3],
  minInlineSize: 0,
  ...besideParent,
  // The link covers the whole card.
  "& > a::after": { content: '""', position: "absolute", inset: 0, zIndex: layer.lifted },
  "& > a:hover": { textDecorationLine: "none" },
  "& > a:focus-visible": { outline: "none" },
} as const;

const titles = {
  feature: { ...title, fontSize: text.title },
  row: {
    ...title,
    fontSize: text.lead,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  trending: { ...title, fontSize: text.lead },
} as const;

const line = {
  marginBlockStart: space[1],
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: leading.body,
  ...besideParent,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;

const lines = {
  feature: line,
  row: {
    ...line,
    // The tagline appears on hover and focus.
    [hovering]: {
      WebkitLineClamp: 3,
      position: "absolute",
      insetBlockStart: 0,
      insetInline: 0,
      aspectRatio: "16 / 9",
      marginBlockStart: 0,
      paddingBlock: "42px 44px",
      paddingInline: space[3],
      borderRadius: radius.small,
      background: `linear-gradient(transparent 12%, ${shade} 46%, ${color.scrim})`,
      color: color.scrimInk,
      opacity: 0,
      contentVisibility: "auto",
      transition: `opacity ${motion.calm} ${motion.ease}`,
      [lit]: { opacity: 1 },
    },
  },
  trending: line,
} as const;

/** As high as the avatar, and a line of counts if they are stacked, also where it is empty. */
const foot = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minBlockSize: `calc(${space[3]} + 24px)`,
  marginBlockStart: "auto",
  paddingBlockStart: space[3],
} as const;

/** A narrow card has no room for both in one line. */
const stacked = {
  ...foot,
  [below.tablet]: {
    flexDirection: "column",
    alignItems: "start",
    gap: space[2],
    minBlockSize: `calc(${space[3]} + 24px + ${space[2]} + 1.5 * ${text.tiny})`,
  },
} as const;

const feet = { feature: foot, row: stacked, trending: stacked } as const;

export const author = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  fontSize: text.tiny,
});

export const authorName = css({
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});

/** Above the link that covers the card. */
export const authorLink = css([authorName, { position: "relative", zIndex: layer.lifted + 1 }]);

/** The words beside the picture, in a card that is wide. */
const wordsBeside = {
  display: "grid",
  gridTemplateRows: "auto auto 1fr",
  columnGap: space[6],
  paddingInlineEnd: space[6],
  borderRadius: radius.small,
  background: color.surface,
  "& > *": { gridColumn: 2 },
  "& > div:nth-of-type(1)": { gridColumn: 1, gridRow: "1 / -1", alignSelf: "start" },
  "& > h3": { marginBlockStart: space[4], fontSize: text.title, whiteSpace: "normal" },
  "& > p": {
    position: "static",
    aspectRatio: "auto",
    maxInlineSize: "60ch",
    marginBlockStart: space[2],
    padding: 0,
    background: "none",
    color: color.inkSoft,
    opacity: 1,
    contentVisibility: "visible",
    WebkitLineClamp: 4,
  },
  "& > :last-child": { alignSelf: "end", paddingBlockEnd: space[4] },
} as const;

/** Why the story trends, in place of its counts. */
export const why = css({ flex: "none", color: color.lamp, fontSize: text.tiny });

/** By how many share the row: from where on each is 520 px wide. */
const besides = {
  1: {
    [from.tablet]: {
      ...wordsBeside,
      gridTemplateColumns: "minmax(0, min(50%, 640px)) minmax(0, 1fr)",
      // In the middle beside a picture that is higher than they are.
      gridTemplateRows: "1fr auto 1fr",
      "& > h3": {
        ...wordsBeside["& > h3"],
        alignSelf: "end",
        marginBlockStart: 0,
        [from.desktop]: { fontSize: "2.25rem" },
      },
      "& > p": {
        ...wordsBeside["& > p"],
        maxInlineSize: "44ch",
        [from.desktop]: { fontSize: text.title, textWrap: "balance" },
      },
      "& > :last-child": { alignSelf: "start", marginBlockStart: 0, paddingBlock: space[4] },
    },
  },
  2: {
    "@media (min-width: 1140px)": {
      ...wordsBeside,
      gridTemplateColumns: "minmax(0, min(55%, 480px)) minmax(0, 1fr)",
    },
  },
} as const;

/** The title, the picture, the line and the foot: styled by their places, as a page has hundreds of them. */
const bodyOf = (variant: StoryCardVariant, ...beside: CSSObject[]) =>
  css([
    {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      flex: 1,
      minInlineSize: 0,
      "& > h3": titles[variant],
      "& > div:nth-of-type(1)": frame,
      "& > p": lines[variant],
      "& > :last-child": feet[variant],
      // Blurred behind the chip.
      "&[data-veiled] > div:nth-of-type(1) > :first-of-type": {
        filter: "blur(12px)",
        transform: "scale(1.2)",
      },
      // Until the card is on the screen, so that fonts are loaded only for visible cards.
      "&[data-face=system] > :is(h3, p)": { fontFamily: "sans-serif" },
    },
    ...beside,
  ]);

const made = new Map<string, SerializedStyles>();

/** Each is written out once, when a card first needs it. */
export function body(variant: StoryCardVariant, sharing: number): SerializedStyles {
  const beside = sharing === 1 || sharing === 2 ? [besides[sharing]] : [];
  const name = `${variant} ${beside.length > 0 ? sharing : "many"}`;
  const known = made.get(name) ?? bodyOf(variant, ...beside);
  made.set(name, known);
  return known;
}
