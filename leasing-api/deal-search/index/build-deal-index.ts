import { dealRank } from '#core/filters/query/deal-rank.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { wordsFor } from '../sets/bit-set.ts'
import { createCellScratch, type CellScratch } from './cell-scratch.ts'
import { cellKey, isOf, type CellPlace, type Flags } from './cell-place.ts'
import type { DealIndex } from './deal-index.ts'
import { createEntries, finished, type GrowingEntries } from './entry-columns.ts'
import { createBits } from './growing-bits.ts'
import { bandOf, priceBands } from './price-bands.ts'
import { placeOfProfile, profileSpace, type ProfileSpace } from './profile-space.ts'
import type { ProfileRun, RateColumns } from '../columns/rate-columns.ts'

const levels = ['term', 'annualMileage', 'deposit'] as const

type Level = (typeof levels)[number]

/** A finished cell: its place, and the starts of its bands among the entries. */
type BuiltCell = CellPlace & { number: number }

/** Builds the index over these columns. Cells without offers do not exist. */
export function buildDealIndex(columns: RateColumns, derivatives: number): DealIndex {
  const space = profileSpace(columns.runs)
  const builder = createBuilder(columns, space, derivatives)
  for (const group of groupsOf(columns.runs)) {
    buildCells(builder, group.flags, leavesOf(group.runs, space), levels)
  }
  return builder.finish()
}

/**
 * Builds the cells of these leaves, with one value of each level or any. In order of term and
 * mileage, so that cells are joined while in the processor's cache.
 */
function buildCells(
  builder: Builder,
  flags: Flags,
  leaves: readonly Leaf[],
  [level, ...deeper]: readonly Level[],
): BuiltCell[] {
  if (level === undefined) {
    return leaves.map(({ place, runs }) => builder.cellOfRuns({ ...flags, ...place }, runs))
  }
  const byValue = Map.groupBy(leaves, ({ place }) => place[level])
  const cells = [...byValue.values()].flatMap((own) => buildCells(builder, flags, own, deeper))
  return [...cells, ...joined(cells, level).map((parts) => builder.cellOfAny(parts, level))]
}

type Builder = ReturnType<typeof createBuilder>

/** Appends cells one after the other. */
function createBuilder(columns: RateColumns, space: ProfileSpace, derivatives: number) {
  const scratch = createCellScratch(columns, derivatives)
  // About one entry an offer; memory never touched takes no space.
  const entries = createEntries(Math.ceil(columns.derivative.length * 1.5))
  const words = wordsFor(derivatives)
  const keys: number[] = []
  const starts: number[] = []
  const { bitsAt, bits, write } = createBits(words)

  const flushBand = (band: number) => {
    starts.push(entries.length)
    scratch.flushBand(band, entries, write)
  }
  const endCell = (place: CellPlace): BuiltCell => {
    scratch.endCell(write)
    return { ...place, number: keys.push(cellKey(space, place)) - 1 }
  }
  return {
    /** A cell of one term, mileage and deposit, from the offers themselves. */
    cellOfRuns(place: CellPlace, runs: readonly ProfileRun[]): BuiltCell {
      for (const run of runs) putRun(scratch, columns, run)
      for (let band = 0; band < priceBands; band++) flushBand(band)
      return endCell(place)
    },
    /** A cell with any value of a level, from the cells with one. */
    cellOfAny(parts: readonly BuiltCell[], level: Level): BuiltCell {
      const { number: _, ...place } = parts[0]!
      for (let band = 0; band < priceBands; band++) {
        for (const part of parts) {
          const months = level === 'term' ? space[part.financeType].terms[part.term!]! : null
          const at = part.number * priceBands + band
          putEntries(scratch, entries, band, starts[at]!, starts[at + 1]!, months)
        }
        flushBand(band)
      }
      return endCell({ ...place, [level]: null })
    },
    finish: (): DealIndex => ({
      space,
      keys: Float64Array.from(keys),
      starts: Uint32Array.from([...starts, entries.length]),
      ...finished(entries),
      words,
      bitsAt: Uint32Array.from(bitsAt),
      bits: bits(),
    }),
  }
}

function putRun(scratch: CellScratch, columns: RateColumns, { from, to }: ProfileRun): void {
  const { derivative, monthlyPence, totalPence } = columns
  for (let offer = from; offer < to; offer++) {
    const monthly = monthlyPence[offer]!
    scratch.put(
      derivative[offer]!,
      bandOf(monthly),
      offer,
      monthly,
      monthly,
      offer,
      totalPence[offer]!,
    )
  }
}

/**
 * Adds entries of a cell to the scratch memory.
 * @param months the term of these entries where terms come together: totals become effective
 * monthly costs. Within one term both put offers in the same order.
 */
function putEntries(
  scratch: CellScratch,
  entries: GrowingEntries,
  band: number,
  from: number,
  to: number,
  months: number | null,
): void {
  const { derivative, monthlyOffer, monthlyPence, spreadPence, valueOffer, valuePence } = entries
  const effective = months === null ? null : dealRank('effectiveMonthly|asc', months)
  for (let at = from; at < to; at++) {
    const monthly = monthlyPence[at]!
    const value = valuePence[at]!
    scratch.put(
      derivative[at]!,
      band,
      monthlyOffer[at]!,
      monthly,
      monthly + spreadPence[at]!,
      valueOffer[at]!,
      effective === null ? value : effective(monthly, value),
    )
  }
}

/** Groups runs by the flags of a cell: finance type, maintenance, stock, special offers. */
function groupsOf(runs: readonly ProfileRun[]): { flags: Flags; runs: ProfileRun[] }[] {
  const ways: Flags[] = (['personal', 'business', 'pcp'] satisfies FinanceType[]).flatMap(
    (financeType) =>
      [false, true].flatMap((isMaintained) =>
        [false, true].flatMap((isInStockOnly) =>
          [false, true].map((isSpecialOnly) => ({
            financeType,
            isMaintained,
            isInStockOnly,
            isSpecialOnly,
          })),
        ),
      ),
  )
  return ways.map((flags) => ({ flags, runs: runs.filter((run) => isOf(run, flags)) }))
}

type Leaf = {
  place: { term: number; annualMileage: number; deposit: number }
  runs: ProfileRun[]
}

function leavesOf(runs: readonly ProfileRun[], space: ProfileSpace): Leaf[] {
  const leaves = new Map<string, Leaf>()
  for (const run of runs) {
    const place = placeOfProfile(space, run.profile)
    const key = `${place.term} ${place.annualMileage} ${place.deposit}`
    const leaf = leaves.get(key)
    if (leaf) leaf.runs.push(run)
    else leaves.set(key, { place, runs: [run] })
  }
  return [...leaves.values()]
}

/** Groups cells that differ in one level only. */
function joined(cells: readonly BuiltCell[], level: Level): BuiltCell[][] {
  const families = new Map<string, BuiltCell[]>()
  for (const cell of cells) {
    const { term, annualMileage, deposit }: CellPlace = { ...cell, [level]: null }
    const key = `${term} ${annualMileage} ${deposit}`
    const family = families.get(key)
    if (family) family.push(cell)
    else families.set(key, [cell])
  }
  return [...families.values()]
}
