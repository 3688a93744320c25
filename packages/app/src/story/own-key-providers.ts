import { providerPresets, readerProviders } from "@katha/api/account";

/** Those for whom readers may bring keys, in the order in which they are offered. */
export const ownKeyProviders = readerProviders.flatMap((name) =>
  providerPresets
    .filter((preset) => preset.name === name)
    .map(({ title, base_url, keys_url }) => ({
      name,
      title,
      host: new URL(base_url).host,
      keysHref: keys_url,
    })),
);

/** As people call it. */
export const providerTitle = (name: string): string =>
  ownKeyProviders.find((one) => one.name === name)?.title ?? name;
