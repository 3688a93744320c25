// Made from the contract by `npm run readers`.

export interface WaitlistEntry {
  id: string;
  name: string;
  email: string;
  language: "en" | "hi";
  joinedAt: string;
}

export interface WaitlistExport {
  entries: WaitlistEntry[];
}

export interface Waitlist {
  entries: WaitlistEntry[];
  totalEntries: number;
  nextCursor: string | null;
}
