import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { documentFields } from './document-fields.ts'
import { markdownToBlocks } from './markdown-to-blocks.ts'
import { readSeedImage, seedImageFiles } from './seed-image.ts'
import type { SeedDocument } from './seed-document.ts'

/** Documents of one type: one in a file, a mapping from names in a file, or a folder of Markdown. */
type Source = {
  from: string
  type: SeedDocument['_type']
  /** What ids begin with; absent where the type has one document, whose id it is. */
  prefix?: string
  /** The field that says the document's name once more. */
  nameField?: 'key' | 'kind' | 'slug'
  /** The field that the text of a Markdown file is. */
  body?: 'answer' | 'body' | 'intro'
}

const sources: readonly Source[] = [
  { from: 'site-settings.yaml', type: 'siteSettings' },
  { from: 'navigation.yaml', type: 'navigation' },
  { from: 'storefronts.yaml', type: 'storefront', prefix: 'storefront', nameField: 'key' },
  { from: 'claims.yaml', type: 'marketingClaim', prefix: 'claim', nameField: 'key' },
  { from: 'faqs', type: 'faq', prefix: 'faq', body: 'answer' },
  {
    from: 'guide-categories.yaml',
    type: 'guideCategory',
    prefix: 'guide-category',
    nameField: 'slug',
  },
  { from: 'guides', type: 'guide', prefix: 'guide', nameField: 'slug', body: 'body' },
  { from: 'articles', type: 'article', prefix: 'article', body: 'intro' },
  { from: 'pages', type: 'pageContent', prefix: 'page', nameField: 'key', body: 'body' },
  { from: 'banners.yaml', type: 'banner', prefix: 'banner' },
  { from: 'experiments.yaml', type: 'experiment', prefix: 'experiment', nameField: 'key' },
  { from: 'cost-tables.yaml', type: 'costTable', prefix: 'cost-table', nameField: 'kind' },
  { from: 'route-seo.yaml', type: 'routeSeo', prefix: 'route-seo' },
  { from: 'redirects.yaml', type: 'redirect', prefix: 'redirect' },
]

/**
 * Every document of a folder of content, and the pictures beside them.
 * @throws Error naming the file that cannot be read and what to change in it
 */
export function readContent(folder: string) {
  const imagesFolder = path.join(folder, 'images')
  const known = ['images', ...sources.map(({ from }) => from)]
  const unread = readdirSync(folder).filter((name) => !known.includes(name))
  if (unread.length > 0) {
    throw new Error(
      `Nothing reads ${unread.join(', ')} of ${folder}. Known are ${known.join(', ')}.`,
    )
  }
  return {
    documents: sources.flatMap((source) => documentsOf(folder, source)),
    images: seedImageFiles(imagesFolder).map((name) => ({
      name,
      bytes: readSeedImage(name, imagesFolder),
    })),
  }
}

function documentsOf(folder: string, source: Source): SeedDocument[] {
  const place = path.join(folder, source.from)
  if (source.body) {
    return readdirSync(place)
      .toSorted()
      .map((file) =>
        inFile(path.join(place, file), (text) => {
          const { fields, body } = frontMatter(text)
          const blocks = { [source.body!]: markdownToBlocks(body) }
          return documentOf(source, path.basename(file, '.md'), fields, blocks)
        }),
      )
  }
  return inFile(place, (text) => {
    const written = parse(text)
    if (!source.prefix) return [documentOf(source, '', written)]
    return Object.entries(written).map(([name, fields]) => documentOf(source, name, fields))
  })
}

function documentOf(source: Source, name: string, fields: unknown, blocks?: object) {
  const { type, prefix, nameField } = source
  return {
    _id: prefix ? `${prefix}-${name}` : type,
    _type: type,
    ...(documentFields({
      ...(nameField && { [nameField]: name }),
      ...(fields as object),
    }) as object),
    ...blocks,
  } as SeedDocument
}

/** The head of fields between two lines of dashes, and the text below it. */
export function frontMatter(text: string) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined) throw new Error('Begin with fields between two lines of three dashes.')
  return { fields: parse(head) as Record<string, unknown>, body: body! }
}

function inFile<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}
