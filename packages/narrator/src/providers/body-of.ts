/** An answer's body, read no further than the bound, however long the answer says it is. */
export async function bodyOf(
  response: Response,
  most: number,
  tooLong: () => Error,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > most) throw tooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
