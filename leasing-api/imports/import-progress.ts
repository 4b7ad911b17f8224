/** How far a data command is. `total` is null while nobody can know it. */
export type ImportProgress = {
  label: string
  done: number
  total: number | null
  unit: 'bytes' | 'rows' | 'cars' | 'segments' | 'steps'
}

export type OnProgress = (progress: ImportProgress) => void
