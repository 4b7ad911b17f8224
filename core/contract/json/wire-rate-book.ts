import { z } from 'zod'

const wirePriceChanges = z.object({
  up: z.int(),
  down: z.int(),
  same: z.int(),
  added: z.int(),
  gone: z.int(),
})

export const wireRateBook = z.object({
  id: z.int(),
  state: z.enum(['active', 'retired']),
  origin: z.enum(['generated', 'imported']),
  checkedAt: z.string(),
  activatedAt: z.string().nullable(),
  retiredAt: z.string().nullable(),
  validUntil: z.string(),
  offers: z.int(),
  hasPrices: z.boolean().describe('False when only the record of it is left.'),
  uploadId: z.string().nullable(),
  fileName: z.string().nullable(),
  by: z.string().nullable().describe('Who uploaded it: a person or a key, by name.'),
  changes: wirePriceChanges.nullable(),
})

export const uploadStates = [
  'arriving',
  'arrived',
  'checking',
  'checked',
  'refused',
  'switching',
  'brokenOff',
  'live',
] as const

export type UploadStateName = (typeof uploadStates)[number]

const wireHeldPrice = z.object({
  line: z.int(),
  capId: z.string(),
  vehicle: z.string(),
  monthlyPayment: z.number(),
  usualMonthlyPayment: z.number().describe('The middle of the car’s other prices.'),
})

const wirePriceJump = z.object({
  capId: z.string(),
  vehicle: z.string(),
  financeType: z.enum(['personal', 'business']),
  term: z.int(),
  annualMileage: z.int(),
  depositValue: z.int(),
  stock: z.boolean(),
  maintained: z.boolean(),
  oldMonthlyPayment: z.number(),
  newMonthlyPayment: z.number(),
})

const wireUploadReport = z.object({
  rowsRead: z.int(),
  offers: z.int(),
  derivatives: z.int(),
  validUntil: z.string(),
  badRows: z.int(),
  errors: z
    .array(z.object({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() }))
    .describe('The first hundred. All of them as CSV: `/api/rate-uploads/{uploadId}/errors`.'),
  errorsFound: z.int(),
  duplicatesFound: z.int(),
  guessedExcess: z.int(),
  areHeldTaken: z.boolean(),
  heldFound: z.int(),
  held: z.array(wireHeldPrice).describe('The first hundred.'),
  shortfalls: z.array(
    z.object({ of: z.enum(['offers', 'derivatives']), left: z.int(), present: z.int() }),
  ),
  isFirstBook: z.boolean(),
  changes: wirePriceChanges,
  jumps: z.array(wirePriceJump).describe('The twenty largest.'),
})

export const wireRateUpload = z.object({
  id: z.string(),
  brandId: z.int(),
  fileName: z.string(),
  totalBytes: z.int().nullable(),
  receivedBytes: z.int(),
  state: z.enum(uploadStates),
  createdAt: z.string(),
  by: z.string().nullable(),
  progress: z
    .object({
      step: z.enum(['reading', 'checking', 'storing']),
      percent: z.int(),
      rows: z.int(),
      aboutRows: z.int().nullable().describe('A guess until all is read.'),
    })
    .nullable(),
  message: z.string().nullable().describe('Why it was refused.'),
  report: wireUploadReport.nullable(),
  bookId: z.int().nullable().describe('The book that it went live as.'),
})

export type WireRateBook = z.infer<typeof wireRateBook>
export type WireRateUpload = z.infer<typeof wireRateUpload>
export type WireUploadReport = z.infer<typeof wireUploadReport>
