/**
 * Car models that are a good deal longer than their range is drawn, by slug: vans come in lengths, and
 * their drawing is the row `make.range:long`. Held against the catalogue by its tests. Rule F-128.
 */
export const longModels: ReadonlySet<string> = new Set([
  'berlingo-van-xl',
  'caddy-cargo-maxi',
  'dispatch-xl',
  'doblo-l2',
  'relay-l4-h3',
  'transit-350-l3-h3',
  'transit-connect-l2',
  'transit-custom-300-l2',
])
