import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { WireOffer } from '#core/contract/json/wire-offer.ts'

const columns = [
  'capId',
  'financeType',
  'term',
  'annualMileage',
  'depositValue',
  'monthlyPayment',
  'processingFee',
  'stock',
  'specialOffer',
  'maintained',
] as const

type Rate = Record<(typeof columns)[number], string | number>

/** The row of a rate book that quotes an offer anew. */
export function rateOf(offer: WireOffer, monthlyPayment: string): Rate {
  return {
    capId: offer.capId,
    financeType: 'personal',
    term: offer.term,
    annualMileage: offer.annualMileage,
    depositValue: offer.depositValue,
    monthlyPayment,
    processingFee: offer.processingFee,
    stock: offer.stock ? 1 : 0,
    specialOffer: 0,
    maintained: 0,
  }
}

/**
 * Puts a provider's book in the place of its present one by the command a person would use. It is
 * far smaller than the one it replaces, which the person confirms.
 */
export async function importRateBook(provider: string, rates: readonly Rate[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-book-'))
  const file = path.join(folder, 'book.csv')
  const rows = rates.map((rate) => columns.map((column) => rate[column]).join(','))
  writeFileSync(file, [columns.join(','), ...rows, ''].join('\n'))
  try {
    const root = path.resolve(import.meta.dirname, '../..')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/commands/ratebook-import.ts', '--provider', provider, '--confirm-fewer', file],
      { cwd: root, timeout: 45_000 },
    )
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
