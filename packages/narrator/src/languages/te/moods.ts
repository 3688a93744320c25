import type { Moods } from "../language.ts";

export const moods: Moods = {
  asks: ["ఎవరు ఏమిటి ఎక్కడ ఎప్పుడు ఎందుకు ఎలా ఎంత"],
};
