// @vitest-environment happy-dom
import { testPagesWith } from "../testing/records-with-holes.tsx";

testPagesWith("whole records", "records whose fields have the wrong type");
