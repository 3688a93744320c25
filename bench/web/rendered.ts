/** Throws where the server leaves the page to the browser: numbers of that would be compared with others by mistake. */
export async function expectRendered(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  if (!page.includes("<main")) throw new Error(`The server did not render ${address}.`);
}
