import { getTranslations } from 'next-intl/server'
import { filtersFromSearch, type SearchRecord } from '#core/filters/address/filters-from-search.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import type { FilterOption, FilterOptions } from '#core/filters/options/filter-options.ts'
import { paths } from '#core/routes/paths.ts'
import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import styles from './refine-links.module.css'

export type RefineLinksProps = {
  /** The cars that it is narrowed down from, as a list's query names them. */
  within: SearchRecord
  /** Finance type of the list's prices. */
  financeType: FinanceType
  options: FilterOptions
}

type Group = {
  /** The filter's name in an address. */
  name: 'fuelTypes' | 'budgetRanges' | 'bodyTypes' | 'transmissions' | 'doors'
  options: readonly FilterOption[]
}

/** Number of visible groups; the others open under "More filters". */
const firstGroups = 2

/** The list narrowed down by one choice: links with how many cars each leaves, where there is a choice. */
export async function RefineLinks({ within, financeType, options }: RefineLinksProps) {
  const t = await getTranslations('make')
  const groups = groupsOf(options)
  if (groups.length === 0) return null
  const drawn = groups.map(({ name, options: choices }) => (
    <div key={name}>
      <h3 className={styles.title}>{t(`refine.${name}`)}</h3>
      <CountedLinks
        options={choices}
        href={(value) => paths.compare(searchFor({ ...within, financeType, [name]: value }))}
      />
    </div>
  ))
  const more = drawn.slice(firstGroups)
  return (
    <div className={styles.refine}>
      {drawn.slice(0, firstGroups)}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.closed}>{t('refine.more')}</span>
            <span className={styles.open}>{t('refine.less')}</span>
          </summary>
          <div className={styles.rest}>{more}</div>
        </details>
      ) : null}
    </div>
  )
}

/** Choices as links in a row, each with how many cars it leaves. */
export function CountedLinks(props: {
  options: readonly FilterOption[]
  href: (value: string) => string
}) {
  return (
    <ul className={styles.links}>
      {props.options.map(({ value, label, count }) => (
        <li key={value}>
          <a href={props.href(value)}>{label}</a>{' '}
          <span className={styles.count}>{countText(count)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The filters with more than one choice that leaves something. */
function groupsOf(options: FilterOptions): Group[] {
  const groups: Group[] = [
    { name: 'fuelTypes', options: options.fuelTypes },
    { name: 'budgetRanges', options: options.budgets },
    { name: 'bodyTypes', options: options.bodyTypes },
    { name: 'transmissions', options: options.transmissions },
    { name: 'doors', options: options.doors },
  ]
  return groups
    .map(({ name, options: all }) => ({ name, options: all.filter(({ count }) => count > 0) }))
    .filter((group) => group.options.length > 1)
}

/** One choice as the one address its list has. */
function searchFor(choice: SearchRecord): string {
  return filtersToSearch(filtersFromSearch(choice).values)
}
