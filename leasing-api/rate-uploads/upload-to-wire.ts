import { penceToPounds } from '#core/contract/json/money.ts'
import type {
  UploadStateName,
  WireRateUpload,
  WireUploadReport,
} from '#core/contract/json/wire-rate-book.ts'
import { aboutRows, percentOf } from '#core/rates/reading-progress.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { RateUpload } from '#leasing-api/queries/rates/rate-uploads.ts'
import { brokenOffMs } from './rate-upload-work.ts'
import type { RateUploadProgress, UploadReport } from './upload-report.ts'

export type UploadWords = {
  /** Names of actors. */
  names: Readonly<Record<string, string>>
  deals: Pick<DealSearch, 'derivative'>
  now: Date
}

export function uploadToWire(
  upload: RateUpload,
  { names, deals, now }: UploadWords,
): WireRateUpload {
  const { id, providerId, fileName, totalBytes, receivedBytes, createdAt, bookId } = upload
  const { progress, report } = upload
  return {
    id,
    brandId: providerId,
    fileName,
    totalBytes,
    receivedBytes,
    state: stateOf(upload, now),
    createdAt: createdAt.toISOString(),
    by: names[upload.actor] ?? null,
    progress: progress && progressToWire(progress),
    message: report?.kind === 'refused' ? report.message : null,
    report: report?.kind === 'checked' ? reportToWire(report, deals) : null,
    bookId,
  }
}

/** Work that has said nothing for a minute has ended with its program. Rule T-25. */
function stateOf({ state, workedAt, bookId }: RateUpload, now: Date): UploadStateName {
  const isSilent = workedAt.getTime() < now.getTime() - brokenOffMs
  // In force from the switch on, but lists show it a moment later.
  if (bookId !== null) return state === 'switching' && !isSilent ? state : 'live'
  return isSilent && (state === 'checking' || state === 'switching') ? 'brokenOff' : state
}

const steps: Readonly<Record<string, 'checking' | 'storing'>> = {
  'Checking prices': 'checking',
  'Storing prices': 'storing',
}

function progressToWire({ label, ...progress }: RateUploadProgress) {
  return {
    step: steps[label] ?? ('reading' as const),
    percent: percentOf(progress.doneBytes, progress.totalBytes),
    rows: progress.rows,
    aboutRows: aboutRows(progress),
  }
}

function reportToWire(
  report: Extract<UploadReport, { kind: 'checked' }>,
  deals: UploadWords['deals'],
): WireUploadReport {
  const { kind: _, choice, presentBookId, held, jumps, ...rest } = report
  return {
    ...rest,
    areHeldTaken: choice.areHeldConfirmed,
    isFirstBook: presentBookId === null,
    held: held.map(({ line, capId, monthlyPence, middlePence }) => ({
      line,
      capId,
      vehicle: vehicleName(deals, capId),
      monthlyPayment: penceToPounds(monthlyPence),
      usualMonthlyPayment: penceToPounds(middlePence),
    })),
    jumps: jumps.map(({ offer: { capId, profile }, oldPence, newPence }) => ({
      capId,
      vehicle: vehicleName(deals, capId),
      financeType: profile.financeType,
      term: profile.termMonths,
      annualMileage: profile.annualMileageMiles,
      depositValue: profile.initialRentals,
      stock: profile.isInStock,
      maintained: profile.isMaintained,
      oldMonthlyPayment: penceToPounds(oldPence),
      newMonthlyPayment: penceToPounds(newPence),
    })),
  }
}

function vehicleName(deals: UploadWords['deals'], capId: string): string {
  const car = deals.derivative(capId)
  return car ? `${carName(car)} ${car.name}` : capId
}
