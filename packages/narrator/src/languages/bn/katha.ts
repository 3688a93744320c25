import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["হ্যাঁ", "হা", "জি", "ঠিক", "এটাই", "hya", "haan", "thik", "etai"],
  no: ["না", "কোনোটাই না", "এটা না", "na", "konotai na", "eta na"],
  harm: ["^ আত্মহত্যা~", "আমি ..3 আত্মহত্যা~"],
};
