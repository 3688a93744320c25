// Made from the contract by `npm run readers`.

export interface KeptPicture {
  /** What `cover_image_url` takes */
  url: string;
  width: number;
  height: number;
}
