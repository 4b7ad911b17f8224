export type NavLink = {
  label: string
  href: string
  /** Address of a wordmark, shown in place of the label that it spells. */
  mark?: string
  /** "from £189.47", behind the label. */
  price?: string
}

/** A menu: some columns of links, or one link when `href` stands alone. */
export type NavGroup =
  | { label: string; href: string }
  | {
      label: string
      columns: readonly { title?: string; links: readonly NavLink[] }[]
      /** What its prices are of. */
      note?: string
    }
