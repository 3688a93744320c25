import type { HeldThing, Pigment, Role } from "../../scene/scene.ts";

export interface Cloth {
  readonly main: string;
  readonly second: string;
  readonly skin: string;
  /** Whether the light falls on the side the person faces. */
  readonly facesLight: boolean;
}

export const lowerGarments = ["skirt", "jama", "dhoti", "sari", "trousers", "barkcloth"] as const;
export type LowerGarment = (typeof lowerGarments)[number];

export const headdresses = [
  "turban",
  "plumed",
  "veil",
  "crowned-veil",
  "topknot",
  "bun",
  "braid",
  "cap",
  "cropped",
  "helmet",
  "shaven",
] as const;
export type Headdress = (typeof headdresses)[number];

export interface Dress {
  readonly lower: LowerGarment;
  readonly head: Headdress;
  readonly sleeves: "long" | "short" | "none";
  /** Bare above the waist, except for a cloth and the sacred thread. */
  readonly bare?: boolean;
  readonly shawl?: boolean;
  readonly sash?: boolean;
  readonly jewels?: boolean;
  readonly coat?: boolean;
  readonly beard?: "dark" | "white";
  readonly moustache?: boolean;
  readonly hair?: "white";
  readonly height: number;
  readonly wears: Pigment;
  readonly second: Pigment;
  readonly holds?: HeldThing;
}

export const wardrobe: Record<Role, Dress> = {
  man: {
    lower: "dhoti",
    head: "turban",
    sleeves: "long",
    moustache: true,
    height: 1,
    wears: "ivory",
    second: "madder",
  },
  woman: {
    lower: "skirt",
    head: "veil",
    sleeves: "short",
    jewels: true,
    height: 0.94,
    wears: "madder",
    second: "saffron",
  },
  boy: {
    lower: "dhoti",
    head: "cropped",
    sleeves: "short",
    height: 0.72,
    wears: "haldi",
    second: "indigo",
  },
  girl: {
    lower: "skirt",
    head: "braid",
    sleeves: "short",
    height: 0.7,
    wears: "peacock",
    second: "haldi",
  },
  king: {
    lower: "jama",
    head: "plumed",
    sleeves: "long",
    sash: true,
    jewels: true,
    moustache: true,
    height: 1.04,
    wears: "saffron",
    second: "lac",
  },
  queen: {
    lower: "skirt",
    head: "crowned-veil",
    sleeves: "short",
    jewels: true,
    height: 0.97,
    wears: "lac",
    second: "haldi",
  },
  minister: {
    lower: "jama",
    head: "turban",
    sleeves: "long",
    sash: true,
    shawl: true,
    beard: "white",
    height: 0.98,
    wears: "ivory",
    second: "indigo",
    holds: "staff",
  },
  guard: {
    lower: "jama",
    head: "turban",
    sleeves: "long",
    sash: true,
    moustache: true,
    height: 1.02,
    wears: "indigo",
    second: "madder",
    holds: "staff",
  },
  hermit: {
    lower: "barkcloth",
    head: "topknot",
    sleeves: "none",
    bare: true,
    height: 1.02,
    wears: "saffron",
    second: "leaf",
  },
  elder: {
    lower: "dhoti",
    head: "turban",
    sleeves: "long",
    shawl: true,
    beard: "white",
    height: 0.94,
    wears: "ivory",
    second: "ash",
    holds: "staff",
  },
  grandmother: {
    lower: "sari",
    head: "bun",
    sleeves: "short",
    hair: "white",
    height: 0.86,
    wears: "ivory",
    second: "madder",
  },
  stationmaster: {
    lower: "trousers",
    head: "cap",
    sleeves: "long",
    coat: true,
    moustache: true,
    height: 1,
    wears: "indigo",
    second: "madder",
  },
  cricketer: {
    lower: "trousers",
    head: "cap",
    sleeves: "short",
    height: 1,
    wears: "ivory",
    second: "peacock",
  },
  soldier: {
    lower: "jama",
    head: "helmet",
    sleeves: "long",
    sash: true,
    moustache: true,
    height: 1.02,
    wears: "lac",
    second: "ash",
    holds: "spear",
  },
  merchant: {
    lower: "jama",
    head: "turban",
    sleeves: "long",
    shawl: true,
    jewels: true,
    moustache: true,
    height: 0.97,
    wears: "haldi",
    second: "lac",
  },
  boatman: {
    lower: "barkcloth",
    head: "turban",
    sleeves: "none",
    bare: true,
    height: 1,
    wears: "ivory",
    second: "madder",
    holds: "oar",
  },
  monk: {
    lower: "dhoti",
    head: "shaven",
    sleeves: "none",
    bare: true,
    height: 0.98,
    wears: "saffron",
    second: "saffron",
  },
  teacher: {
    lower: "sari",
    head: "bun",
    sleeves: "short",
    height: 0.93,
    wears: "peacock",
    second: "ivory",
    holds: "book",
  },
  dancer: {
    lower: "skirt",
    head: "braid",
    sleeves: "short",
    jewels: true,
    height: 0.95,
    wears: "lotus",
    second: "lac",
  },
};
