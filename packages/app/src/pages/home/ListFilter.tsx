import { MatureFilter } from "@katha/ui";
import { hideMature, useHidesMature } from "../../preferences/mature-filter.ts";

export function ListFilter() {
  return <MatureFilter hidden={useHidesMature()} onChange={hideMature} />;
}
