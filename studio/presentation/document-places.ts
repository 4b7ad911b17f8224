import { pageKeys } from '../../schemas/placement/page-key.ts'
import { type ContentRoute, contentRoutes } from '../../schemas/placement/content-route.ts'
import { routesOfClaim } from '../../schemas/placement/claim-placement.ts'
import { paths } from '../../core/routes/paths.ts'

/** What the pages of a document follow from, as `placedDocumentQuery` answers it. */
export type PlacedDocument = {
  _id: string
  _type: string
  title?: string | null
  key?: string | null
  slug?: string | null
  category?: string | null
  routes?: readonly string[] | null
  manufacturer?: string | null
  range?: string | null
}

/** A page of the site; without an address one that stands for many, such as every deal page. */
export type Place = { title: string; href: string | null }

/** The pages on which a document itself stands, in the order of the site; none for what has no page. */
export function placesOf(document: PlacedDocument): Place[] {
  const { _type, title, key, slug, category, manufacturer, range } = document
  const named = title ?? 'Untitled'
  switch (_type) {
    case 'siteSettings':
    case 'navigation':
      return [{ title: 'Home', href: paths.home() }]
    case 'guide':
      return slug && category ? [{ title: named, href: paths.guide(category, slug) }] : []
    case 'guideCategory':
      return slug ? [{ title: named, href: paths.guideCategory(slug) }] : []
    case 'pageContent':
      return pageKeys.flatMap((page) =>
        page.key === key && 'path' in page ? [{ title: page.title, href: page.path }] : [],
      )
    case 'article': {
      if (!manufacturer) return []
      const href = range
        ? paths.carLeasingRange(manufacturer, range)
        : paths.carLeasingMake(manufacturer)
      return [{ title: title ?? [manufacturer, range].filter(Boolean).join(' '), href }]
    }
    case 'faq':
      return placesOfRoutes(
        ({ route }) => document.routes?.includes(route) === true || route === allQuestions,
      )
    case 'banner':
      return placesOfRoutes(({ route }) => document.routes?.includes(route) === true)
    case 'marketingClaim': {
      const routes: readonly string[] = routesOfClaim(key ?? null)
      return placesOfRoutes(({ route }) => routes.includes(route))
    }
    default:
      return []
  }
}

/** Pages in which a claim stands: those that ask for it by key and those whose text refers to it. */
export function placesOfClaim(claim: PlacedDocument, usedIn: readonly PlacedDocument[]): Place[] {
  const all = [...placesOf(claim), ...usedIn.flatMap(placesOf)]
  return all.filter(
    ({ title, href }, at) =>
      all.findIndex((other) => (href ? other.href === href : other.title === title)) === at,
  )
}

/** This page shows every question, wherever else it is placed. */
const allQuestions: ContentRoute = '/faq'

const placesOfRoutes = (isPlaced: (each: (typeof contentRoutes)[number]) => boolean): Place[] =>
  contentRoutes
    .filter(isPlaced)
    .map(({ route, title }) => ({ title, href: route.includes('{') ? null : route }))
