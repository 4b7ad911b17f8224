/** A segment on its way into a book; `data` as `encodeSegment` makes it. */
export type NewSegment = {
  derivativeId: number
  n: number
  data: Uint8Array
  commonPersonalPence: number | null
  commonBusinessPence: number | null
}

/** Segments of one book as the database takes them at once; passes between threads as one buffer. */
export type SegmentBatch = {
  derivativeIds: number[]
  offers: number
  /** Rows in PostgreSQL's binary COPY format, by `batchColumns`. */
  rows: Uint8Array<ArrayBuffer>
}

/** The columns of a row, in the order in which a batch holds them. */
export const batchColumns = [
  'derivative_id',
  'book_id',
  'provider_id',
  'n',
  'data',
  'common_personal_pence',
  'common_business_pence',
] as const

/** Signature, flags and length of an extension that is not there. */
const header = Uint8Array.from([
  ...Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'),
  ...Array(8).fill(0),
])
const lengthBytes = 4
const integerBytes = lengthBytes + 4
const countBytes = 2

/** Packs segments of a book into a batch. */
export function segmentBatch(
  { bookId, providerId }: { bookId: number; providerId: number },
  segments: readonly NewSegment[],
): SegmentBatch {
  const most = countBytes + lengthBytes + (batchColumns.length - 1) * integerBytes // without the data's bytes
  const room = segments.reduce(
    (sum, { data }) => sum + most + data.length,
    header.length + countBytes,
  )
  const bytes = new Uint8Array(room)
  const view = new DataView(bytes.buffer)
  bytes.set(header)
  let at = header.length
  const integer = (value: number | null) => {
    // A length of -1 means null.
    view.setInt32(at, value === null ? -1 : 4)
    if (value !== null) view.setInt32(at + lengthBytes, value)
    at += value === null ? lengthBytes : integerBytes
  }
  let offers = 0
  for (const { derivativeId, n, data, commonPersonalPence, commonBusinessPence } of segments) {
    offers += n
    view.setInt16(at, batchColumns.length)
    at += countBytes
    for (const value of [derivativeId, bookId, providerId, n]) integer(value)
    view.setInt32(at, data.length)
    bytes.set(data, at + lengthBytes)
    at += lengthBytes + data.length
    integer(commonPersonalPence)
    integer(commonBusinessPence)
  }
  // A row of -1 columns ends the rows.
  view.setInt16(at, -1)
  return {
    derivativeIds: segments.map(({ derivativeId }) => derivativeId),
    offers,
    rows: bytes.slice(0, at + countBytes),
  }
}
