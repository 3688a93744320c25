export { aResponse, aSession, anEntry, anOpening, asEvents } from "@katha/api/testing";
