import { providerPresets, readerProviders } from "@katha/api/account";

/** Those for whom readers may bring keys, in the order in which they are offered. */
export const ownKeyProviders = readerProviders.flatMap((name) =>
  providerPresets
    .filter((preset) => preset.name === name)
    .map(({ title, baseUrl, keysUrl }) => ({
      name,
      title,
      host: new URL(baseUrl).host,
      keysHref: keysUrl,
    })),
);

/** As people call it. */
export const providerTitle = (name: string): string =>
  ownKeyProviders.find((one) => one.name === name)?.title ?? name;
