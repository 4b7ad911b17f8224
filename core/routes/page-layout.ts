export type PageLayout = 'default' | 'landing' | 'external' | 'partner'

/** Layouts other than the default, by pattern; `*` is any word. Rule R-19. */
const layouts = [
  { shape: /^\/fb\/[^/]+$/, layout: 'landing' },
  { shape: /^\/vehicles\/[^/]+\/get-this-deal$/, layout: 'landing' },
  { shape: /^\/embedded(\/|$)/, layout: 'external' },
] as const satisfies readonly { shape: RegExp; layout: PageLayout }[]

/**
 * The layout of a page: default; without menu and with a short footer (landing); without header and
 * footer (external); a partner's own on a partner's host, whatever the page. Rule R-19.
 */
export function layoutOf(pathname: string, isPartnerHost = false): PageLayout {
  if (isPartnerHost) return 'partner'
  return layouts.find(({ shape }) => shape.test(pathname))?.layout ?? 'default'
}
