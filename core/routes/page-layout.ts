export type PageLayout = 'default' | 'landing' | 'external' | 'admin' | 'partner'

/** Layouts other than the default, by pattern; `*` is any word. Rules. */
const layouts = [
  { shape: /^\/fb\/[^/]+$/, layout: 'landing' },
  { shape: /^\/vehicles\/[^/]+\/get-this-deal$/, layout: 'landing' },
  { shape: /^\/embedded(\/|$)/, layout: 'external' },
  { shape: /^\/admin(\/|$)/, layout: 'admin' },
] as const satisfies readonly { shape: RegExp; layout: PageLayout }[]

/**
 * The layout of a page: default; without menu and with a short footer (landing); without header and
 * footer (external); the administration's own; a partner's own on a partner's host, whatever the page.
 * Rules.
 */
export function layoutOf(pathname: string, isPartnerHost = false): PageLayout {
  if (isPartnerHost) return 'partner'
  return layouts.find(({ shape }) => shape.test(pathname))?.layout ?? 'default'
}
