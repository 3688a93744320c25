import type { MessageTable } from "../types.ts";

export const ownKeyMessages = {
  title: /*i18n*/ { id: "ownKey.title", message: "A storyteller of your own" },
  note: /*i18n*/ {
    id: "ownKey.note",
    message:
      "With a key for a provider of language models you may choose who tells your stories. It then stands among the storytellers when you play, for no coins.",
  },
  failed: /*i18n*/ { id: "ownKey.failed", message: "That could not be done." },
  unreachable: /*i18n*/ {
    id: "ownKey.unreachable",
    message: "{provider} does not answer at the moment. Try again in a while.",
  },

  "goes.words": /*i18n*/ {
    id: "ownKey.goes.words",
    message:
      "What the scene says, what was told before and what you type go to {provider} ({host}), under your account there.",
  },
  "goes.bill": /*i18n*/ {
    id: "ownKey.goes.bill",
    message: "{provider} bills you for it. Here it costs no coins.",
  },
  "goes.kept": /*i18n*/ {
    id: "ownKey.goes.kept",
    message:
      "Katha keeps the key sealed, shows it to nobody, not even to you, and uses it for nothing but your own turns.",
  },
  "goes.removed": /*i18n*/ {
    id: "ownKey.goes.removed",
    message: "One press removes it for good; so does deleting your account.",
  },
  where: /*i18n*/ { id: "ownKey.where", message: "What goes where" },

  provider: /*i18n*/ { id: "ownKey.provider", message: "Provider" },
  key: /*i18n*/ { id: "ownKey.key", message: "Key" },
  keyMissing: /*i18n*/ { id: "ownKey.keyMissing", message: "Paste the key." },
  getKey: /*i18n*/ { id: "ownKey.getKey", message: "Where to get a key" },
  newTab: /*i18n*/ { id: "ownKey.newTab", message: "Opens in a new tab" },
  keep: /*i18n*/ { id: "ownKey.keep", message: "Check the key and keep it" },
  keeping: /*i18n*/ { id: "ownKey.keeping", message: "Asking {provider}..." },
  cancel: /*i18n*/ { id: "ownKey.cancel", message: "Leave it as it is" },

  model: /*i18n*/ { id: "ownKey.model", message: "Who tells" },
  modelHint: /*i18n*/ {
    id: "ownKey.modelHint",
    message: "Type a part of the name. Larger models of {provider} tell better, and cost more.",
  },
  modelMissing: /*i18n*/ { id: "ownKey.modelMissing", message: "Choose a model." },
  modelPlaceholder: /*i18n*/ { id: "ownKey.modelPlaceholder", message: "Name of a model" },
  models: /*i18n*/ { id: "ownKey.models", message: "Asking {provider} for its models..." },
  noModels: /*i18n*/ {
    id: "ownKey.noModels",
    message: "{provider} offers this key no model that tells. Try a key of another account.",
  },
  choose: /*i18n*/ { id: "ownKey.choose", message: "Try it, and let it tell" },
  choosing: /*i18n*/ { id: "ownKey.choosing", message: "Trying it..." },
  retry: /*i18n*/ { id: "ownKey.retry", message: "Try again" },

  kept: /*i18n*/ { id: "ownKey.kept", message: "Key kept, sealed" },
  noModel: /*i18n*/ { id: "ownKey.noModel", message: "No model chosen yet" },
  works: /*i18n*/ {
    id: "ownKey.works",
    message: "{model} answers. Choose it among the storytellers when you play.",
  },
  otherModel: /*i18n*/ { id: "ownKey.otherModel", message: "Another model" },
  otherKey: /*i18n*/ { id: "ownKey.otherKey", message: "Another key" },
  remove: /*i18n*/ { id: "ownKey.remove", message: "Remove the key" },
  removing: /*i18n*/ { id: "ownKey.removing", message: "Removing..." },
  removed: /*i18n*/ { id: "ownKey.removed", message: "Your key is gone from here." },
  off: /*i18n*/ {
    id: "ownKey.off",
    message:
      "This house does not let readers use keys of their own at present. Yours stays sealed and is not used, until that changes or you remove it.",
  },
  sealedShut: /*i18n*/ {
    id: "ownKey.sealedShut",
    message:
      "Your key can no longer be opened, since the house has changed its secret. Paste it once more.",
  },
} as const satisfies MessageTable;
