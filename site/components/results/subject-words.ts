import type { SubjectPlace } from '#core/filters/address/subject-lists.ts'
import { paths } from '#core/routes/paths.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import type { ListTitles } from './list-titles.ts'

type Texts = Messages['results']

/** The heading of a list about a subject, as one of leases and as one of PCPs. Rule D-45. */
export function subjectTitles(place: SubjectPlace, texts: Texts): ListTitles {
  const { title, titlePcp } = wordsOf(place, texts)
  return { hire: named(title, place), credit: named(titlePcp, place) }
}

/** What search engines say of it. */
export function subjectDescription(place: SubjectPlace, texts: Texts, providers: number): string {
  return fill(wordsOf(place, texts).description, { name: place.name ?? '', providers })
}

/** The way from the home page to it, by the index that it belongs to. */
export function subjectCrumbs(place: SubjectPlace, texts: Texts): Crumb[] {
  const label = named(wordsOf(place, texts).crumb, place)
  return [{ label: texts.home, href: paths.home() }, ...parents(place, texts), { label }]
}

function parents({ subject }: SubjectPlace, texts: Texts): Crumb[] {
  const leasing = { label: texts.leasingCrumb, href: paths.carLeasing() }
  switch (subject) {
    case 'electricCars':
    case 'hybridCars':
      return [leasing]
    case 'bodyType':
      return [leasing, { label: texts.bodiesCrumb, href: paths.bodyTypes() }]
    case 'budget':
      return [leasing, { label: texts.budgetsCrumb, href: paths.budgets() }]
    default:
      return []
  }
}

/** The words of a subject; a copy has those of its page. */
function wordsOf({ subject }: SubjectPlace, { subjects }: Texts) {
  return subjects[subject === 'inStockCopy' ? 'inStock' : subject]
}

const named = (text: string, { name = '' }: SubjectPlace) => fill(text, { name })
