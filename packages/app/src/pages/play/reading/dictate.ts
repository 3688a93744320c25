export { Dictate } from "@katha/ui";
