/** A ref for an `<img>`: one that failed before hydration has fired its `error` before React listened. */
export function repeatMissedError(image: HTMLImageElement | null) {
  // An SVG without a size has no natural width either, but can be decoded.
  if (image?.complete && image.naturalWidth === 0)
    image.decode().catch(() => image.dispatchEvent(new Event("error")));
}
