interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
  }): void;
  renderButton(place: HTMLElement, options: Record<string, string>): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const address = "https://accounts.google.com/gsi/client";
let loading: Promise<GoogleIdentity> | null = null;

/** Google's script, fetched once, and only if its button is shown. */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => {
      if (window.google) resolve(window.google.accounts.id);
      else reject(new Error("Google's script came without Google"));
    });
    script.addEventListener("error", () => reject(new Error("Google's script did not come")));
    document.head.append(script);
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
