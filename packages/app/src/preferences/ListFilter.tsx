import { MatureFilter } from "@katha/ui";
import { hideMature, useHidesMature } from "./mature-filter.ts";

export function ListFilter() {
  return <MatureFilter hidden={useHidesMature()} onChange={hideMature} />;
}
