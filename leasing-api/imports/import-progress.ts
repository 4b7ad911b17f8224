/** Progress of a data command. `total` is null while unknown. */
export type ImportProgress = {
  label: string
  done: number
  total: number | null
  unit: 'bytes' | 'rows' | 'cars' | 'segments' | 'steps'
}

export type OnProgress = (progress: ImportProgress) => void
