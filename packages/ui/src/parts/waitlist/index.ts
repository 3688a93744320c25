export type { WaitlistEntry } from "./WaitlistForm/WaitlistForm.tsx";
