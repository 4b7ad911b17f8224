import type { TestDocument } from './lake-of.ts'
import { samples } from './samples.ts'

/** Where the samples hold an object of a type that stands in several places. */
const places: Readonly<Record<string, string>> = {
  richText: 'guide.body.0.markDefs',
  liveFigure: 'guide.body.1.children.1',
  callOut: 'guide.body.2',
  contentTable: 'guide.body.3',
  figure: 'guide.body.4',
  comparison: 'guide.body.5',
  calculator: 'guide.body.6',
  claimNote: 'guide.body.7',
  chart: 'guide.body.8',
  seo: 'guide.seo',
  legalReview: 'pageContent.legalReview',
  openingHours: 'siteSettings.contactHours',
  experimentScenario: 'experiment.scenarios',
  menu: 'navigation.menus',
  menuLink: 'navigation.footer.links',
  socialLink: 'storefront.socialLinks',
  storefrontTokens: 'storefront.tokens',
}

/**
 * The sample that holds a field, with another value there; without the field for `undefined`.
 * @param path type and names of fields, such as `guide.cover.alt`; of lists the first member is meant
 */
export function broken(path: string, value: unknown): TestDocument {
  const [type = '', ...names] = path.split('.')
  const [holder = '', ...way] = [...(places[type]?.split('.') ?? [type]), ...names]
  const document = structuredClone((samples as Record<string, TestDocument>)[holder])
  if (!document) throw new Error(`No sample holds ${path}. Add one to samples, or its place here.`)
  put(document, way, value)
  return document
}

function put(into: unknown, [name = '', ...rest]: string[], value: unknown): void {
  if (Array.isArray(into) && !/^\d+$/.test(name)) {
    put(into[0], [name, ...rest], value)
    return
  }
  const holder = into as Record<string, unknown>
  if (rest.length > 0) put(holder[name], rest, value)
  else if (value === undefined) delete holder[name]
  else holder[name] = value
}
