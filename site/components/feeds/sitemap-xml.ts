import { xmlElement } from './xml.ts'

/** A page that search engines should list. Addresses are absolute. */
export type ListedPage = {
  url: string
  /** ISO day or instant; left out where nobody knows when it changed. */
  changedAt?: string | undefined
  /** The pictures on it. */
  pictures?: readonly string[] | undefined
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

/** A part of the site map. Rule E-30. */
export const urlSet = (pages: readonly ListedPage[]): string =>
  [
    `<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">`,
    ...pages.map(
      ({ url, changedAt, pictures = [] }) =>
        `<url>${located(url, changedAt)}${pictures
          .map((picture) => `<image:image>${xmlElement('image:loc', picture)}</image:image>`)
          .join('')}</url>`,
    ),
    '</urlset>',
  ].join('\n')

/** The index of the parts, each with the day its newest page changed where that is known. Rule E-30. */
export const sitemapIndex = (parts: readonly Pick<ListedPage, 'url' | 'changedAt'>[]): string =>
  [
    `<sitemapindex xmlns="${namespace}">`,
    ...parts.map(({ url, changedAt }) => `<sitemap>${located(url, changedAt)}</sitemap>`),
    '</sitemapindex>',
  ].join('\n')

const located = (url: string, changedAt: string | undefined): string =>
  xmlElement('loc', url) + (changedAt === undefined ? '' : xmlElement('lastmod', changedAt))

/** The latest of the known days; undefined where none is known. */
export const lastChange = (pages: readonly ListedPage[]): string | undefined =>
  pages
    .flatMap(({ changedAt }) => changedAt ?? [])
    .toSorted()
    .at(-1)
