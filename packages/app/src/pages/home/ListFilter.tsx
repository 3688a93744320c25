import { MatureFilter } from "@katha/ui/screens";
import { hideMature } from "../../preferences/mature-filter.ts";
import { selectHidesMature } from "../../preferences/preferences-slice.ts";
import { useAppDispatch, useAppSelector } from "../../store/hooks.ts";

export function ListFilter() {
  const dispatch = useAppDispatch();
  return (
    <MatureFilter
      hidden={useAppSelector(selectHidesMature)}
      onHiddenChange={(isHidden) => dispatch(hideMature(isHidden))}
    />
  );
}
