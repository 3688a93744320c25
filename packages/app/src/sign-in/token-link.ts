/** The navigation state after a link with a token, which signs in only readers who are not signed in. */
export function afterTokenLink(hasSignedIn: boolean) {
  return { tokenLink: hasSignedIn ? "signedIn" : "ignored" } as const;
}

/** The navigation state that makes the next page say who the reader is now signed in as. */
export const signedInByLink = { signedInByLink: true } as const;

type State = Partial<ReturnType<typeof afterTokenLink> & typeof signedInByLink> | null;

export function tokenLinkOf(state: unknown): "signedIn" | "ignored" | undefined {
  return (state as State)?.tokenLink;
}

export function isSignedInByLink(state: unknown): boolean {
  return (state as State)?.signedInByLink === true;
}
