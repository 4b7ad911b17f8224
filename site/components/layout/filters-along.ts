import type {
  addressAfterNavigation,
  Visited,
} from '#core/filters/change/address-after-navigation.ts'

/** A list left longer ago belongs to another search. */
const mostLeft = 20

/**
 * Lets the filters of a list go along to the next. The rules are a script of their own, fetched when
 * the first link shows where it leads. What was chosen follows from the pages left, which this page
 * keeps in memory and nowhere else. Rule F-112.
 */
export function filtersAlong() {
  const left: Visited[] = []
  const changed = new WeakMap<HTMLAnchorElement, { drawn: string; shown: string }>()
  let rules: typeof addressAfterNavigation | undefined

  /** What a link was drawn with, also after it was given another address. */
  const drawnAs = (link: HTMLAnchorElement): string => {
    const href = link.getAttribute('href') ?? ''
    const known = changed.get(link)
    return known?.shown === href ? known.drawn : href
  }

  return {
    /** Gives a link the address it leads to. @throws when the rules cannot be fetched */
    async show(link: HTMLAnchorElement): Promise<void> {
      rules ??= (await import('#core/filters/change/address-after-navigation.ts'))
        .addressAfterNavigation
      const drawn = drawnAs(link)
      const { pathname, search, hash } = new URL(drawn, window.location.href)
      const address = rules({ pathname, search }, [...left, window.location])
      const shown = address === pathname + search ? drawn : address + hash
      if (shown !== link.getAttribute('href')) link.setAttribute('href', shown)
      changed.set(link, { drawn, shown })
    },
    /** The address a link leads to, by all that is known yet. */
    addressOf(link: HTMLAnchorElement): string {
      const { pathname, search } = new URL(drawnAs(link), window.location.href)
      return rules?.({ pathname, search }, [...left, window.location]) ?? pathname + search
    },
    /** Remembers the page that is about to be left. */
    leave(): void {
      const { pathname, search } = window.location
      left.push({ pathname, search })
      left.splice(0, left.length - mostLeft)
    },
  }
}
