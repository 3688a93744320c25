/**
 * A ref for an `<img>`: if it failed before hydration, its `error` event fired before React
 * listened, so it is fired again.
 */
export function repeatMissedError(image: HTMLImageElement | null) {
  // An SVG without a size has no natural width either, but can be decoded.
  if (image?.complete && image.naturalWidth === 0)
    image.decode().catch(() => image.dispatchEvent(new Event("error")));
}
