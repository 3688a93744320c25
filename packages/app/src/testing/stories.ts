export { aCategory, aStory, idOf } from "@katha/api/testing";
