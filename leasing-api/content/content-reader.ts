import { readResponse } from '#core/contract/http/read-response.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { pageWords } from '#core/routes/page-words.ts'
import type { StorefrontDocument } from '#core/storefronts/storefronts.ts'
import { articlesQuery } from '#schemas/queries/guides.ts'
import { pageContentByKeyQuery, pageKeysQuery } from '#schemas/queries/pages.ts'
import { orderStorefrontsQuery } from '#schemas/queries/storefronts.ts'
import { siteSettingsQuery } from '#schemas/queries/site-settings.ts'
import { type AskContent, ContentError } from './ask-content.ts'
import { staleIfError, type StaleIfErrorOptions } from './stale-if-error.ts'
import { pageBlocks } from './page-blocks.ts'

export type Article = CallResponse<typeof calls.listArticles>['data'][number]
export type PageContents = CallResponse<typeof calls.getPageContents>

/**
 * Reads from the content backend, with earlier results when it fails; each rejects while it has
 * none.
 */
export type ContentReader = {
  /** The articles of a page or of a category of guides, newest first; null when there is neither. */
  articles(type: string): Promise<Article[] | null>
  /** The texts of a page as editors wrote them; null when nobody has published it. */
  page(type: string): Promise<PageContents | null>
  /** Whether a storefront, our own for null, takes enquiries from landlines. Rule W-151. */
  takesLandlines(storefront: string | null): Promise<boolean>
  /** The editors’ storefronts; none while there is no content at all. Rule C-194. */
  storefronts(): Promise<StorefrontDocument[]>
  /** Whether a phone number has been published, without which the header shows no phone box. */
  hasPhone(): Promise<boolean>
}

/** Creates the reader. Results are validated against the declared shape. */
export function contentReader(ask: AskContent, options: StaleIfErrorOptions): ContentReader {
  const guides = staleIfError(async () => guidesOf(await ask(articlesQuery)), options)
  const settings = staleIfError(async () => phoneOf(await ask(siteSettingsQuery)), options)
  const storefronts = staleIfError(
    async () => listOf(await ask(orderStorefrontsQuery)).map(recordOf),
    options,
  )
  const keys = staleIfError(async () => keysOf(await ask(pageKeysQuery)), options)
  // One for each page that has been published, however many others are asked for.
  const pages = new Map<string, () => Promise<PageContents>>()

  return {
    hasPhone: settings,
    // With no content at all the switch stands as it is by default.
    takesLandlines: (storefront) =>
      storefronts().then(
        (all) => takesLandlines(all, storefront),
        () => true,
      ),
    storefronts: () => storefronts().then((all) => all.map(storefrontDocument), noStorefronts),
    async articles(type) {
      const { articles, categories } = await guides()
      if (categories.includes(type)) return articles.filter(({ category }) => category === type)
      return pageWords.includes(type) ? articles : null
    },
    async page(type) {
      if (!(await keys()).includes(type)) return null
      const read =
        pages.get(type) ??
        staleIfError(
          async () => pageOf(type, await ask(pageContentByKeyQuery, { key: type })),
          options,
        )
      pages.set(type, read)
      return read()
    },
  }
}

function guidesOf(result: unknown): { articles: Article[]; categories: string[] } {
  const { articles, categories } = recordOf(result)
  const data = listOf(articles).map((article) => ({ ...recordOf(article), image: null }))
  const reading = readResponse(calls.listArticles, { data })
  if (!reading.ok) throw new ContentError('articles of another shape')
  return { articles: reading.value.data, categories: listOf(categories).filter(isText) }
}

function pageOf(type: string, result: unknown): PageContents {
  const { title, intro, body, seo } = recordOf(result)
  const description = seo === null || seo === undefined ? null : recordOf(seo).description
  const reading = readResponse(calls.getPageContents, {
    type,
    title,
    description: description || intro,
    blocks: pageBlocks(isText(title) ? title : '', isText(intro) ? intro : '', body),
  })
  if (!reading.ok) throw new ContentError('a page of another shape')
  return reading.value
}

function keysOf(result: unknown): string[] {
  return listOf(result)
    .map((page) => recordOf(page).key)
    .filter(isText)
}

/** No settings at all are a backend that nobody has filled yet. */
function phoneOf(result: unknown): boolean {
  if (result === null) return false
  const { phone } = recordOf(result)
  return isText(phone) && phone.trim() !== ''
}

type Row = Readonly<Record<string, unknown>>

/** A storefront without a document is as our own. */
function takesLandlines(storefronts: readonly Row[], storefront: string | null): boolean {
  const listed = storefronts.find(({ key }) => key === storefront)
  const shown = listed ?? storefronts.find(({ layout }) => layout === 'default')
  return shown?.landlineEnquiries !== false
}

const noStorefronts = (): StorefrontDocument[] => []

function storefrontDocument({ key, name, hosts }: Row): StorefrontDocument {
  return {
    key: isText(key) ? key : null,
    name: isText(name) ? name : null,
    hosts: Array.isArray(hosts) ? hosts.filter(isText) : null,
    frameOrigins: null,
  }
}

function recordOf(value: unknown): Row {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Row
  throw new ContentError('something else')
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new ContentError('no list')
}

const isText = (value: unknown): value is string => typeof value === 'string'
