import { modelSettingsApi } from "@katha/api/admin";
import { hasStoryteller, offerIn } from "./model-offer.ts";

/** The server's machine is looked over only while no storyteller is bound. */
export function useModelOffer() {
  const { data: settings } = modelSettingsApi.useGetModelSettingsQuery();
  const isUnbound = settings !== undefined && !hasStoryteller(settings);
  const { data: found } = modelSettingsApi.useFindRuntimesQuery(undefined, { skip: !isUnbound });
  return settings && found && offerIn(settings, found.runtimes);
}
