/**
 * The first of each kind in the order they come, at most so many: a short list of deals should not
 * be one car in many trims. Asks for no more than it needs. Rule F-98.
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
