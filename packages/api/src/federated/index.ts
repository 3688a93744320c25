export * from "./federated.ts";
