// @vitest-environment happy-dom
import { testPagesWith } from "../testing/records-with-holes.tsx";

testPagesWith(
  "records whose every field is null",
  "records without any field",
  "null in place of records",
);
