// Made from the contract by `npm run readers`.

export interface Category {
  id: string;
  name: string;
  displayName: string;
  sortOrder: number;
}

export interface Tag {
  id: string;
  displayName: string;
  color: string;
}
