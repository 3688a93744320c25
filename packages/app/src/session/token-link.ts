/** The navigation state after a link with a token, which signed in whoever was not signed in. */
export function afterTokenLink(hasSignedIn: boolean) {
  return { tokenLink: hasSignedIn ? "signedIn" : "ignored" } as const;
}

/** The navigation state of the page that says as whom a link has signed its reader in. */
export const signedInByLink = { signedInByLink: true } as const;

type State = Partial<ReturnType<typeof afterTokenLink> & typeof signedInByLink> | null;

export function tokenLinkOf(state: unknown): "signedIn" | "ignored" | undefined {
  return (state as State)?.tokenLink;
}

export function isSignedInByLink(state: unknown): boolean {
  return (state as State)?.signedInByLink === true;
}
