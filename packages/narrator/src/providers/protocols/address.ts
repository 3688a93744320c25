/** An address below a provider's, which may end in slashes. */
export const below = (baseURL: string, path: string): string =>
  `${baseURL.replace(/(?<!\/)\/+$/, "")}/${path}`;
