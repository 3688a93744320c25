import { modelSettingsApi } from "@katha/api/admin";
import { paths } from "../../../routes/paths.ts";
import { hasStoryteller, offerIn } from "./model-settings.ts";

/** The server's machine is looked over only while no storyteller is bound. */
export function useModelOffer() {
  const { data: settings } = modelSettingsApi.useGetModelSettingsQuery();
  const isUnbound = settings !== undefined && !hasStoryteller(settings);
  const { data: found } = modelSettingsApi.useFindRuntimesQuery(undefined, { skip: !isUnbound });
  const offer = settings && found && offerIn(settings, found.runtimes);
  return offer && { ...offer, href: paths.adminModels };
}
