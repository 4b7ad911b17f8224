import { dealRank } from '#core/filters/deal-rank.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { addBit, wordsFor } from './bit-set.ts'
import { createCellScratch, type BitWriter, type CellScratch } from './cell-scratch.ts'
import { cellKey, noBits, type CellPlace, type DealIndex } from './deal-index.ts'
import { createEntries, finished, type GrowingEntries } from './entry-columns.ts'
import { bandOf, priceBands } from './price-bands.ts'
import { placeOfProfile, profileSpace, type ProfileSpace } from './profile-space.ts'
import type { ProfileRun, RateColumns } from './rate-columns.ts'

type Level = 'deposit' | 'annualMileage' | 'term'

/** A cell that is built: its place, and where its bands begin among the entries. */
type BuiltCell = CellPlace & { number: number }

/** The index over these columns. Cells without offers do not exist. */
export function buildDealIndex(columns: RateColumns, derivatives: number): DealIndex {
  const space = profileSpace(columns.runs)
  const builder = createBuilder(columns, space, derivatives)
  for (const group of groupsOf(columns.runs)) {
    let cells = leavesOf(group.runs, space).map(({ place, runs }) =>
      builder.cellOfRuns({ ...group.flags, ...place }, runs),
    )
    for (const level of ['deposit', 'annualMileage', 'term'] as const) {
      cells = [...cells, ...joined(cells, level).map((parts) => builder.cellOfAny(parts, level))]
    }
  }
  return builder.finish()
}

/** Cells as they are built, one after the other. */
function createBuilder(columns: RateColumns, space: ProfileSpace, derivatives: number) {
  const scratch = createCellScratch(columns, derivatives)
  const entries = createEntries(columns.derivative.length)
  const words = wordsFor(derivatives)
  const keys: number[] = []
  const starts: number[] = []
  const { bitsAt, bits, write } = createBits(words)

  const flush = (place: CellPlace): BuiltCell => {
    scratch.flush(entries, starts, write)
    return { ...place, number: keys.push(cellKey(space, place)) - 1 }
  }
  return {
    /** A cell of one term, mileage and deposit, from the offers themselves. */
    cellOfRuns(place: CellPlace, runs: readonly ProfileRun[]): BuiltCell {
      for (const run of runs) putRun(scratch, columns, run)
      return flush(place)
    },
    /** A cell with any value of a level, from the cells with one. */
    cellOfAny(parts: readonly BuiltCell[], level: Level): BuiltCell {
      const { number: _, ...place } = parts[0]!
      for (const part of parts) {
        const months = level === 'term' ? space[part.financeType].terms[part.term!]! : null
        putEntries(scratch, entries, bandStarts(starts, part.number, entries.length), months)
      }
      return flush({ ...place, [level]: null })
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
 * @param months the term of these entries where terms come together: totals become effective
 * monthly costs. Within one term both put offers in the same order.
 */
function putEntries(
  scratch: CellScratch,
  entries: GrowingEntries,
  bands: readonly number[],
  months: number | null,
): void {
  const { derivative, monthlyOffer, monthlyPence, spreadPence, valueOffer, valuePence } = entries
  const effective = months === null ? null : dealRank('effectiveMonthly|asc', months)
  for (let band = 0; band < priceBands; band++) {
    for (let at = bands[band]!; at < bands[band + 1]!; at++) {
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
}

function bandStarts(starts: readonly number[], cell: number, end: number): number[] {
  const first = cell * priceBands
  return Array.from({ length: priceBands + 1 }, (_, band) => starts[first + band] ?? end)
}

/** Bit sets one after the other, made only where reading them is quicker than reading entries. */
function createBits(words: number) {
  const bitsAt: number[] = []
  let bits = new Uint32Array(words * 1024)
  let length = 0
  const place = (): Uint32Array => {
    if (length + words > bits.length) {
      const larger = new Uint32Array(bits.length * 2)
      larger.set(bits)
      bits = larger
    }
    bitsAt.push(length)
    length += words
    return bits.subarray(length - words, length)
  }
  const isWorthIt = (numbers: number) => numbers * 2 > words
  let inAll = 0
  const write: BitWriter = (numbers, union) => {
    const count = numbers === null ? inAll : numbers.length
    inAll = numbers === null ? 0 : inAll + count
    if (!isWorthIt(count)) bitsAt.push(noBits)
    else if (numbers === null) place().set(union)
    else {
      const own = place()
      for (const number of numbers) addBit(own, number)
    }
  }
  return { bitsAt, bits: () => bits.slice(0, length), write }
}

type Flags = Pick<CellPlace, 'financeType' | 'isMaintained' | 'isInStockOnly' | 'isSpecialOnly'>

/** Runs by what is chosen without lists: finance type, maintenance, stock, special offers. */
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
  return ways.map((flags) => ({ flags, runs: runs.filter(({ profile }) => isOf(profile, flags)) }))
}

/** Whether offers of a profile belong to cells of these flags. */
export function isOf(profile: ProfileRun['profile'], flags: Flags): boolean {
  const lease = profile.financeType === 'pcp' ? null : profile
  return (
    profile.financeType === flags.financeType &&
    (lease?.isMaintained ?? false) === flags.isMaintained &&
    (!flags.isInStockOnly || lease?.isInStock === true) &&
    (!flags.isSpecialOnly || lease?.isSpecialOffer === true)
  )
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

/** Cells that differ in one level alone. */
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
