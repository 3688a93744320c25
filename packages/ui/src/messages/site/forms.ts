// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const formMessages = /* @__PURE__ */ table("forms", {
"fault.valueMissing":"Fill this in",
"fault.tooShort":[["count","plural",{"one":["At least ",["amount"]," character"],"other":["At least ",["amount"]," characters"]}]],
"fault.tooLong":[["count","plural",{"one":["At most ",["amount"]," character"],"other":["At most ",["amount"]," characters"]}]],
"fault.rangeUnderflow":["This must be at least ",["min"],"."],
"fault.rangeOverflow":["This must be at most ",["max"],"."],
"fault.email":"Write an email address, such as name@example.org",
"fault.url":"Write a web address, such as https://example.org",
"fault.patternMismatch":"This is not in the form that is asked for",
"checking":"Checking...",
"summary.title":[["count","plural",{"one":["One thing is to be mended"],"other":[["amount"]," things are to be mended"]}]],
});
