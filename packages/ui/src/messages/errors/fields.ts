import type { MessageTable } from "../types.ts";

export const fieldErrors = {
  "field.too_small": /*i18n*/ {
    id: "errors.field.too_small",
    message: "This is too short or missing.",
  },
  "field.too_big": /*i18n*/ {
    id: "errors.field.too_big",
    message: "This is too long or too large.",
  },
  "field.invalid_type": /*i18n*/ {
    id: "errors.field.invalid_type",
    message: "This is missing or of the wrong kind.",
  },
  "field.invalid_format": /*i18n*/ {
    id: "errors.field.invalid_format",
    message: "This is not written as it should be.",
  },
  "field.invalid_value": /*i18n*/ {
    id: "errors.field.invalid_value",
    message: "This cannot be chosen here.",
  },
  "field.unknown_category": /*i18n*/ {
    id: "errors.field.unknown_category",
    message: "There is no such category.",
  },
  "field.unknown_tag": /*i18n*/ {
    id: "errors.field.unknown_tag",
    message: "There is no such tag.",
  },
  "field.unknown_model": /*i18n*/ {
    id: "errors.field.unknown_model",
    message: "There is no such model.",
  },
  "field.password_common": /*i18n*/ {
    id: "errors.field.password_common",
    message:
      "This password is easy to guess: it is much used, or close to your name. Choose another, or several words that only you would put together.",
  },
  "field.age_unconfirmed": /*i18n*/ {
    id: "errors.field.age_unconfirmed",
    message: "Mature stories are for people of 17 and over. Confirm that you are.",
  },
  "field.name_reserved": /*i18n*/ {
    id: "errors.field.name_reserved",
    message: "This name looks like that of the people who run Katha. Choose another.",
  },
  "field.merge_into_itself": /*i18n*/ {
    id: "errors.field.merge_into_itself",
    message: "Choose another one to merge into.",
  },
  "field.markdown_too_deep": /*i18n*/ {
    id: "errors.field.markdown_too_deep",
    message: "Line {line} has more than 10 lists or quotes inside each other.",
  },
  "field.markdown_too_dense": /*i18n*/ {
    id: "errors.field.markdown_too_dense",
    message:
      "There is more formatting here than can be shown: it becomes too much on line {line}. Use fewer lists, quotes, links and emphasis.",
  },
  "field.cover_not_https": /*i18n*/ {
    id: "errors.field.cover_not_https",
    message: "A cover's address must begin with https://.",
  },
  "field.cover_with_port": /*i18n*/ {
    id: "errors.field.cover_with_port",
    message: "A cover's address may not name a port.",
  },
  "field.cover_with_password": /*i18n*/ {
    id: "errors.field.cover_with_password",
    message: "A cover's address may not hold a user name or password.",
  },
  "field.cover_server_unknown": /*i18n*/ {
    id: "errors.field.cover_server_unknown",
    message: "We could not find the server of this cover. Check the address.",
  },
  "field.cover_not_public": /*i18n*/ {
    id: "errors.field.cover_not_public",
    message: "This cover is not on the open internet, so we cannot fetch it.",
  },
  "field.cover_unreachable": /*i18n*/ {
    id: "errors.field.cover_unreachable",
    message: "We could not fetch this cover. Check the address, or upload the picture.",
  },
  "field.cover_unknown": /*i18n*/ {
    id: "errors.field.cover_unknown",
    message: "There is no such picture here. Upload it, or paint a cover.",
  },
  "field.cover_moved": /*i18n*/ {
    id: "errors.field.cover_moved",
    message: "This cover has moved. Give the address it moved to.",
  },
  "field.cover_too_slow": /*i18n*/ {
    id: "errors.field.cover_too_slow",
    message: "This cover took longer than 5 seconds to come. Upload the picture instead.",
  },
  "field.cover_too_large": /*i18n*/ {
    id: "errors.field.cover_too_large",
    message: "This cover is larger than 5 MB.",
  },
  "field.cover_not_a_picture": /*i18n*/ {
    id: "errors.field.cover_not_a_picture",
    message: "There is no picture at this address that we can read: JPEG, PNG, WebP, AVIF or GIF.",
  },
  "field.cover_too_many_pixels": /*i18n*/ {
    id: "errors.field.cover_too_many_pixels",
    message:
      "This cover has too many pixels. We take 40 megapixels, and 16 as AVIF. Upload it in a smaller size.",
  },
  "field.cover_too_heavy": /*i18n*/ {
    id: "errors.field.cover_too_heavy",
    message:
      "Reading this cover took too much time or memory. Save the picture again, smaller or as JPEG, and upload it.",
  },
  "field.picture_missing": /*i18n*/ {
    id: "errors.field.picture_missing",
    message: "There is no picture in it.",
  },
  "field.picture_unreadable": /*i18n*/ {
    id: "errors.field.picture_unreadable",
    message: "This is no picture that can be read.",
  },
  "field.picture_too_many_pixels": /*i18n*/ {
    id: "errors.field.picture_too_many_pixels",
    message:
      "This picture has too many pixels. We take 40 megapixels, and 16 as AVIF. Send it in a smaller size.",
  },
  "field.picture_too_heavy": /*i18n*/ {
    id: "errors.field.picture_too_heavy",
    message:
      "Reading this picture took too much time or memory, so nothing was kept. Save it again, smaller or as JPEG, and send that.",
  },
  "field.form_too_many_parts": /*i18n*/ {
    id: "errors.field.form_too_many_parts",
    message: "This form has too many parts. Send one picture.",
  },
} as const satisfies MessageTable;
