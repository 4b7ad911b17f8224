import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/**
 * Puts a book of one offer in the place of a provider's, by the command a person would use: the
 * provider's cheapest offer as it is. What pages show changes, and so does what they are kept under.
 */
export async function importSmallBook(apiUrl: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/api/derivatives/v2?rows=1`)
  const { data } = (await answer.json()) as { data: WireDeal[] }
  const { capId, offer } = data[0]!
  const row = {
    capId,
    financeType: offer.financeType,
    term: offer.term,
    annualMileage: offer.annualMileage,
    depositValue: offer.depositValue,
    monthlyPayment: offer.monthlyPayment,
    processingFee: offer.processingFee,
    stock: offer.stock,
    specialOffer: 0,
    maintained: 0,
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'larkway-bench-'))
  try {
    const file = path.join(folder, 'book.csv')
    await writeFile(file, `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`)
    const command = ['scripts/commands/ratebook-import.ts', '--provider', String(offer.brandId)]
    // The command sends its book to the API that runs, which it finds by its port.
    const env = { ...process.env, LEASING_API_PORT: new URL(apiUrl).port }
    await run(process.execPath, [...command, '--confirm-fewer', file], { cwd: root, env })
  } finally {
    await rm(folder, { recursive: true })
  }
}
