import { hash } from 'node:crypto'
import {
  storefrontStyles,
  type StorefrontTokens,
  tokensFromText,
  tokensText,
} from '#core/storefronts/storefront-styles.ts'

/** Our own look, which stands in the tokens of all pages. */
const ownTokens: StorefrontTokens = { accent: '#f2b233', radius: 6 }

/** Below this path a storefront's files are served. */
const folder = '/site/storefront'

const isOwn = (tokens: StorefrontTokens) => tokensText(tokens) === tokensText(ownTokens)

/** A square of the storefront's colour, with its corners: what tabs of its pages show. */
const icon = ({ accent, radius }: StorefrontTokens): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${accent}"/></svg>`

const made = { css: storefrontStyles, svg: icon } as const

/**
 * A file's name: the tokens that it is made from, and a hash of what is in it, so that it can be
 * stored for good, made again from its name alone, and changes with the rule that makes it.
 */
const nameOf = (tokens: StorefrontTokens, type: keyof typeof made): string =>
  `${tokensText(tokens)}-${hash('sha256', made[type](tokens), 'hex').slice(0, 12)}.${type}`

/** Where a storefront's style sheet is; null for our own look. Rule D-79. */
export const styleSheetPath = (tokens: StorefrontTokens | null): string | null =>
  tokens === null || isOwn(tokens) ? null : `${folder}/${nameOf(tokens, 'css')}`

/** Where the icon of a storefront other than ours is. Rule D-79. */
export const iconPath = (tokens: StorefrontTokens | null): string =>
  `${folder}/${nameOf(tokens ?? ownTokens, 'svg')}`

const types = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml' } as const

/** The file of a name; null for any name that stands for none. Rule D-79. */
export function storefrontFileOf(name: string): { text: string; type: string } | null {
  const [, written = '', kind] = /^(.+)-[0-9a-f]{12}\.(css|svg)$/.exec(name) ?? []
  const tokens = tokensFromText(written)
  if (tokens === null) return null
  const type = kind as keyof typeof made
  return nameOf(tokens, type) === name ? { text: made[type](tokens), type: types[type] } : null
}
