// Made from the contract by `npm run readers`.

export interface Done {
  message: string;
}
