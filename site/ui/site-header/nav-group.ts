export type NavLink = { label: string; href: string; isNative?: boolean }

/** A menu: some columns of links, or one link when `href` stands alone. */
export type NavGroup =
  | { label: string; href: string }
  | { label: string; columns: readonly { title?: string; links: readonly NavLink[] }[] }
