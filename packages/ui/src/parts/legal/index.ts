export type { LegalContact, LegalSection } from "./document.ts";
export { Guidebook } from "./Guidebook/Guidebook.tsx";
export type { GuidebookEntry, GuidebookProps } from "./Guidebook/Guidebook.tsx";
export { LegalPage } from "./LegalPage/LegalPage.tsx";
export type { LegalPageProps } from "./LegalPage/LegalPage.tsx";
