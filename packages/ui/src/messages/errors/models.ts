import type { MessageTable } from "../types.ts";

export const modelErrors = {
  provider_not_found: /*i18n*/ {
    id: "errors.provider_not_found",
    message: "There is no such provider: it may have been removed already.",
  },
  provider_from_file: /*i18n*/ {
    id: "errors.provider_from_file",
    message: "KATHA_MODELS says this. Change it in that file, and start Katha again.",
  },
  provider_in_use: /*i18n*/ {
    id: "errors.provider_in_use",
    message: "A model of this provider still tells or paints. Unbind it first.",
  },
  provider_unreachable: /*i18n*/ {
    id: "errors.provider_unreachable",
    message: "Nobody answers at this address. Check it, and whether the provider is running.",
  },
  provider_key_refused: /*i18n*/ {
    id: "errors.provider_key_refused",
    message: "The provider refuses this key. Check that it is whole and still valid.",
  },
  provider_failed: /*i18n*/ {
    id: "errors.provider_failed",
    message: "The provider answered with an error of its own. Try again in a while.",
  },
  provider_unpaid: /*i18n*/ {
    id: "errors.provider_unpaid",
    message:
      "The provider says that this account has no credit left, or that its quota is spent. Look at its billing page, then try again.",
  },
  provider_busy: /*i18n*/ {
    id: "errors.provider_busy",
    message: "The provider is busy, or this key has asked too often. Try again in a minute.",
  },
  provider_model_unknown: /*i18n*/ {
    id: "errors.provider_model_unknown",
    message: "The provider has no such model for this key. Choose another.",
  },
  own_keys_not_allowed: /*i18n*/ {
    id: "errors.own_keys_not_allowed",
    message: "This house does not let readers use keys of their own at present.",
  },
  own_key_not_found: /*i18n*/ {
    id: "errors.own_key_not_found",
    message: "There is no key of yours here that could be opened. Paste it once more.",
  },
  "field.provider_not_public": /*i18n*/ {
    id: "errors.field.provider_not_public",
    message: "This address is not on the open internet, and Katha may not ask it.",
  },
  "field.provider_only_paints": /*i18n*/ {
    id: "errors.field.provider_only_paints",
    message: "This provider paints, and does not tell.",
  },
  "field.provider_with_password": /*i18n*/ {
    id: "errors.field.provider_with_password",
    message: "The address may not hold a user name or password. Put the key into its own field.",
  },
} as const satisfies MessageTable;
