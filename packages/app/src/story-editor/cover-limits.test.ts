import { calls, pictureBytesMax as bytesOnServer } from "@katha/api/contract";
import { pictureBytesMax, pictureTypes } from "@katha/ui/author";
import { expect, it } from "vitest";

it("the field of a cover takes what the server takes", () => {
  expect(pictureBytesMax).toBe(bytesOnServer);
  expect(calls.uploadPicture.files).toEqual(expect.arrayContaining(pictureTypes.split(",")));
});
