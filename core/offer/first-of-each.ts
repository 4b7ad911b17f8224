/**
 * The first item of each kind in order, up to a maximum, so that a short list of deals is not one
 * car in many trims. Lazy: reads no more than it needs. Rule F-98.
 * @example firstOfEach(deals, ({ derivative }) => derivative.manufacturer.id, 12)
 */
export function firstOfEach<Item>(
  items: Iterable<Item>,
  kindOf: (item: Item) => string | number,
  most: number,
): Item[] {
  const chosen = new Map<string | number, Item>()
  for (const item of items) {
    const kind = kindOf(item)
    if (!chosen.has(kind)) chosen.set(kind, item)
    if (chosen.size === most) break
  }
  return [...chosen.values()]
}
