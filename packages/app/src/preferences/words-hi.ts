/** A module of its own, so that only those who read Hindi fetch it. */
export { hi } from "@katha/ui";
