import { resolveQuery } from '#core/filters/query/resolve-query.ts'
import { budgetLimits } from '#core/filters/query/budget-limits.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { rentalRangeCeilingPence, rentalRanges } from '#core/pricing/lease/rental-range.ts'
import { sortDirection } from '#core/filters/query/deal-rank.ts'
import { electricBandOf } from '#core/vehicle/pure-electric-range.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { RateColumns } from '#leasing-api/deal-search/columns/rate-columns.ts'

/** The tables a plain answer in SQL needs: one row per offer, one per car. */
export const schema = `
  create table cars (car int primary key, make text, range text, body text, fuel text, gearbox text, doors int, band text);
  create unlogged table offers (car smallint, provider smallint, finance smallint, term smallint, mileage int,
    rentals smallint, stock bool, special bool, monthly int, total int);`

export const indexes = `
  create index on offers (finance, term, mileage, rentals, car, monthly, total, stock, special);
  create index on offers (car);
  analyze offers; analyze cars;`

export function* carRows({ derivatives }: Catalogue): Generator<string> {
  for (const [at, { derivative: car }] of derivatives.entries()) {
    const { manufacturer, range, bodyType, fuelType, transmission, doors } = car
    const place = `${manufacturer.slug},${manufacturer.slug}.${range.slug}`
    yield `${at},${place},${bodyType},${fuelType},${transmission},${doors},${electricBandOf(car) ?? ''}\n`
  }
}

/** Leases alone, some thousand rows of CSV at a time. Special is what rule P-72 calls so. */
export function* offerRows(columns: RateColumns): Generator<string> {
  const { derivative, provider, monthlyPence, totalPence, runs } = columns
  for (const { profile, isSpecial, from, to } of runs) {
    if (profile.financeType === 'pcp') continue
    const { termMonths, annualMileageMiles, initialRentals } = profile
    const finance = profile.financeType === 'personal' ? 0 : 1
    const flags = `${profile.isInStock ? 't' : 'f'},${isSpecial ? 't' : 'f'}`
    const own = `${finance},${termMonths},${annualMileageMiles},${initialRentals},${flags}`
    let text = ''
    for (let at = from; at < to; at++) {
      text += `${derivative[at]},${provider[at]},${own},${monthlyPence[at]},${totalPence[at]}\n`
    }
    yield text
  }
}

type Conditions = Record<string, string[]>

function conditionsOf(query: DealQuery): Conditions {
  const oneOf = (column: string, values: readonly (string | number)[]) =>
    values.length === 0
      ? []
      : [
          `${column} in (${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(',')})`,
        ]
  const most = rentalRangeCeilingPence(query.rentalRange)
  const limits = budgetLimits(query).map(({ fromPence, toPence }) =>
    [
      ...(Number.isFinite(fromPence) ? [`monthly > ${fromPence}`] : []),
      ...(Number.isFinite(toPence) ? [`monthly <= ${toPence}`] : []),
    ].join(' and '),
  )
  return {
    finance: [`finance = ${query.financeType === 'personal' ? 0 : 1}`],
    term: oneOf('term', query.terms),
    mileage: oneOf('mileage', query.annualMileages),
    rentals: oneOf('rentals', query.depositValues),
    stock: query.isInStockOnly ? ['stock'] : [],
    special: query.isSpecialOfferOnly ? ['special'] : [],
    budget: limits.every((limit) => limit !== '')
      ? [`(${limits.map((limit) => `(${limit})`).join(' or ')})`]
      : [],
    initial: most === null ? [] : [`rentals * monthly <= ${most}`],
    make: oneOf('make', query.manufacturers),
    range: oneOf('range', query.ranges),
    body: oneOf('body', query.bodyTypes),
    fuel: oneOf('fuel', query.fuelTypes),
    gearbox: oneOf('gearbox', query.transmissions),
    doors: oneOf('doors', query.doors),
    band: oneOf('band', query.pureElectricRanges),
  }
}

function whereOf(conditions: Conditions, ...past: string[]): string {
  const kept = Object.entries(conditions).flatMap(([name, all]) => (past.includes(name) ? [] : all))
  return `offers join cars using (car) where ${kept.join(' and ')}`
}

/** A page of the list with the number of all. */
export function listSql(plain: DealQuery, page: number, rows: number): string {
  const query = resolveQuery(plain)
  const rank =
    query.sort === 'totalCost|asc'
      ? 'total'
      : query.sort === 'effectiveMonthly|asc'
        ? '(2 * total + term) / (2 * term)'
        : 'monthly'
  const direction = sortDirection(query.sort) === 1 ? 'asc' : 'desc'
  return `select *, count(*) over () as n from (
      select distinct on (car) car, ${rank} as rank, monthly, total, provider, term, mileage, rentals
      from ${whereOf(conditionsOf(query))} order by car, ${rank}, total, monthly, provider) best
    order by rank ${direction}, total, monthly, car limit ${rows} offset ${(page - 1) * rows}`
}

/** All facets in one statement: facet, value, number of cars. */
export function facetsSql(plain: DealQuery): string {
  const conditions = conditionsOf(resolveQuery(plain))
  const by = (facet: string, value: string, ...past: string[]) =>
    `select '${facet}' as facet, (${value})::text as value, count(distinct car)::int as n
       from ${whereOf(conditions, ...past)} group by 2`
  const band = `case ${budgetRanges
    .map(({ value, toPence }) =>
      Number.isFinite(toPence) ? `when monthly <= ${toPence} then '${value}'` : `else '${value}'`,
    )
    .join(' ')} end`
  // Budgets of a visitor's own stay while the bands change, as they do in the site.
  const ceilings = rentalRanges.map((value) => {
    const most = rentalRangeCeilingPence(value)
    return `select 'rentalRanges', '${value}', count(distinct car)::int from ${whereOf(conditions, 'initial')}
      ${most === null ? '' : `and rentals * monthly <= ${most}`}`
  })
  return [
    by('financeTypes', 'finance', 'finance'),
    by('terms', 'term', 'term'),
    by('annualMileages', 'mileage', 'mileage'),
    by('depositValues', 'rentals', 'rentals'),
    by('manufacturers', 'make', 'make', 'range'),
    by('bodyTypes', 'body', 'body'),
    by('fuelTypes', 'fuel', 'fuel'),
    by('transmissions', 'gearbox', 'gearbox'),
    by('doors', 'doors', 'doors'),
    `select 'stocks', '1', count(distinct car)::int from ${whereOf(conditions, 'stock')} and stock`,
    `select 'stocks', '0', count(distinct car)::int from ${whereOf(conditions, 'stock')}`,
    by('budgets', band, 'budget'),
    ...ceilings,
  ].join('\nunion all\n')
}
