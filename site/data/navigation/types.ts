/** What menus show of live data. */
export type LiveParts = {
  /** Those with the most cars to choose from. */
  makes: readonly { slug: string; name: string; logo: string }[]
  guides: readonly { label: string; href: string }[]
  /** The lowest monthly price of a list in pence, by its address. */
  prices: Readonly<Record<string, number>>
}
