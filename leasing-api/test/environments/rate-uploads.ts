import { profileKey } from '#core/offer/profile-key.ts'
import type { CheckChoice, UploadReport } from '#leasing-api/rate-uploads/upload-report.ts'
import type { Services } from '#leasing-api/server/services.ts'
import { stagedBook } from '../books/rate-book-of.ts'
import { testPeople } from './people.ts'

/** A provider without prices that a small world gains, so that no other test sees its books. */
export const unquotedProvider = 99

/** Adds that provider. */
export async function addUnquotedProvider({ database: { call } }: Services): Promise<void> {
  const [first] = await call.readProviders()
  const { activeBookId: _, activePcpBookId: __, ...like } = first!
  const provider = { ...like, id: unquotedProvider, slug: 'unquoted', name: 'Unquoted Leasing' }
  await call.upsertProviders({ providers: [provider] })
}

const header =
  'capId,financeType,term,annualMileage,depositValue,monthlyPayment,processingFee,stock,specialOffer,maintained,excessMileage\n'
const monthMs = 30 * 24 * 60 * 60_000
const choice: CheckChoice = { areHeldConfirmed: false, validUntil: null }

/** Uploads, books and keys of a provider, made without asking over HTTP. */
export function testRateUploads(services: Services) {
  const { database, accounts, clock, rateUploads } = services
  const { call } = database
  const { secrets } = accounts
  const actor = 'operator'

  /** An upload whose file is there whole; its check has not begun. */
  async function arrived(): Promise<string> {
    // What an earlier request began holds the provider's prices.
    await rateUploads.settled()
    const { derivatives } = await call.readCatalogue()
    const text = `${header}${derivatives[0]!.derivative.capId},personal,36,8000,6,9000,250,0,0,0,9\n`
    const data = Buffer.from(text)
    const id = secrets.newReference()
    const now = clock()
    await call.addRateUpload({
      id,
      providerId: unquotedProvider,
      fileName: 'rates.csv',
      totalBytes: data.length,
      actor,
      now,
    })
    const chunk = { fromByte: 0, bytes: data.length, isPacked: false, data: new Uint8Array(data) }
    await call.addUploadChunk({ uploadId: id, ...chunk, now })
    await call.stepRateUpload({ id, from: ['arriving'], to: 'arrived', now })
    return id
  }

  /** An upload that was checked against other prices: made live, it is refused. */
  async function outdated(): Promise<string> {
    const id = await arrived()
    const counts = { up: 1, down: 0, same: 0, added: 0, gone: 0 }
    const report: UploadReport = {
      kind: 'checked',
      choice,
      presentBookId: 999_999,
      rowsRead: 1,
      offers: 1,
      derivatives: 1,
      validUntil: '2026-12-20',
      badRows: 0,
      errorsFound: 0,
      errors: [],
      duplicatesFound: 0,
      guessedExcess: 0,
      heldFound: 0,
      held: [],
      shortfalls: [],
      changes: counts,
      jumps: [],
    }
    await call.stepRateUpload({ id, from: ['arrived'], to: 'checked', report, now: clock() })
    return id
  }

  /** Two books of a provider, the second one in force. */
  async function twoBooks(): Promise<{ presentBookId: number; earlierBookId: number }> {
    await rateUploads.settled()
    const { derivatives } = await call.readCatalogue()
    const key = profileKey({
      financeType: 'personal',
      termMonths: 36,
      annualMileageMiles: 8000,
      initialRentals: 6,
      isInStock: false,
      isSpecialOffer: false,
      isMaintained: false,
    })
    const add = async () => {
      const now = clock().toISOString()
      // The clock of a test may have gone on for months.
      const validUntil = new Date(clock().getTime() + monthMs).toISOString().slice(0, 10)
      const prices = { [derivatives[0]!.id]: { [key]: 900_000 } }
      const bookId = await stagedBook(database, unquotedProvider, prices, validUntil)
      await call.activateRateBook({ bookId, today: now.slice(0, 10), now })
      return bookId
    }
    return { earlierBookId: await add(), presentBookId: await add() }
  }

  const key = async () => (await testPeople(services).addKey(unquotedProvider, ['rates.read'])).id

  return { arrived, outdated, twoBooks, key }
}
