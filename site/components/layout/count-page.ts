import { whenIdle } from '#site/ui/when-used/when-idle.ts'

/**
 * Counts a view of a page. The script behind it is loaded once the page has come to rest, and a page
 * without it is no worse. Rules W-193, D-109.
 */
export function countPage(pathname: string, params: Readonly<Record<string, unknown>>): void {
  whenIdle(() => {
    import('./page-visit.ts').then(
      ({ seePage }) => seePage(pathname, params),
      () => {},
    )
  })
}
