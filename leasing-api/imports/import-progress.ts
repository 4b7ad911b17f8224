/** Progress of a data command. `total` is null while unknown. */
export type ImportProgress = {
  label: string
  done: number
  total: number | null
  unit: 'bytes' | 'rows' | 'cars' | 'segments' | 'steps'
  /** Lines read so far, where a file is read. */
  lines?: number
}

export type OnProgress = (progress: ImportProgress) => void
