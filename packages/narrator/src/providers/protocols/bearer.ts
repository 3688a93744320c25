import type { Provider } from "../models-file/bindings.ts";

/** The header that carries a provider's key, where it has one. */
export const bearer = ({ apiKey }: Pick<Provider, "apiKey">): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
