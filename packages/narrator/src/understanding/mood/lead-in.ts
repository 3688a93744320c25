/** Whom a line calls before all else, with the comma behind it. */
export const called = String.raw`[\p{L}\p{M}'. -]{1,25}[,،]`;

/** What may stand before what a line says: whom it calls, and words that only lead up to it ("Meera, oh but ..."). */
export const leadIn = String.raw`^(?:${called} )?(?:(?:oh|ah|hey|god|yes|no|ok|okay|well|there|so|and|but|now|then|first|just|please|kindly|come|arre|अरे),? )*`;
