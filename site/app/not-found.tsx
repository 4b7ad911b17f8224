/**
 * Nothing: no address leads here, as a storefront's own not-found and the global one come first. Without
 * this file Next sends a view of its own in the payload of every page.
 */
export default function NotFound() {
  return null
}
