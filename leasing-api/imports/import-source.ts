/** An input file: from a disk or over the operator's connection. */
export type ImportSource = {
  /** As the operator called it; named in reports. */
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** Size where it is known beforehand, for the progress bar. */
  totalBytes: number | null
}
