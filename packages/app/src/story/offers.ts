import type { Offer } from "@katha/api/game";
import type { ChoiceOffer } from "@katha/ui";

export function toOffers(offers: readonly Offer[]): ChoiceOffer[] {
  return offers.map((offer) => ({ ...offer }));
}
