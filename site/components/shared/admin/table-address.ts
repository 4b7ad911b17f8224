import { useSearchParams } from 'next/navigation'
import type { TableSort } from '#site/ui/data-table/data-table.tsx'

/** Values of a table's address, none of which may say anything of a person. */
export type TableAddress = Readonly<Record<string, string>>

/**
 * Page, order and choices of a table, which stand in the address, so that Back works. Words that
 * are searched for never do: they name people.
 * @param path of the page
 * @param atFirst values that are left out of the address
 * @example const { values, change } = useTableAddress('/admin/users', { sort: 'name|asc', page: '1' })
 */
export function useTableAddress<Values extends TableAddress>(path: string, atFirst: Values) {
  const search = useSearchParams()
  const values = Object.fromEntries(
    Object.entries(atFirst).map(([key, value]) => [key, search.get(key) ?? value]),
  ) as { [Key in keyof Values]: string }

  /** Writes changed values into the address; what is not the page itself leads back to the first. */
  const change = (changed: Partial<Record<keyof Values, string>>) => {
    const next = { ...values, ...('page' in changed ? {} : { page: '1' }), ...changed }
    const query = new URLSearchParams(
      Object.entries(next).filter(([key, value]) => value !== undefined && value !== atFirst[key]),
    ).toString()
    window.history.pushState(null, '', query ? `${path}?${query}` : path)
  }
  return { values, change }
}

/** A page from an address: 1 for what is none. */
export const pageFrom = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** One of the values that there are, from an address; the first for what is none. */
export const oneFrom = <Value extends string>(text: string, known: readonly Value[]): Value =>
  known.find((value) => value === text) ?? known[0]!

/** `name|desc` as a table's order, and back. */
export function sortFrom(text: string): TableSort {
  const [by = '', direction] = text.split('|')
  return { by, direction: direction === 'desc' ? 'desc' : 'asc' }
}
export const sortText = ({ by, direction }: TableSort): string => `${by}|${direction}`
