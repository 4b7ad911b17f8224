import type { Metadata } from 'next'
import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import { type SubjectName, subjectPlace } from '#core/filters/address/subject-lists.ts'
import { resultsMetadata, ResultsRoute } from './car-search/results-route.tsx'

type Props = { params: Promise<Record<string, string>>; searchParams: Promise<SearchRecord> }

/**
 * The page of a list about a subject, and its metadata.
 * @param parameter the part of the path that says more, where there is one
 */
export function subjectListPage(subject: SubjectName, parameter?: 'bodyType' | 'budgetRange') {
  const read = async ({ params, searchParams }: Props) => {
    const [words, search] = await Promise.all([params, searchParams])
    return { place: subjectPlace(subject, parameter && words[parameter]), search }
  }
  return {
    generateMetadata: async (props: Props): Promise<Metadata> => resultsMetadata(await read(props)),
    Page: async (props: Props) => {
      const { place, search } = await read(props)
      return <ResultsRoute place={place} search={search} requestedAddress={place?.address ?? ''} />
    },
  }
}
