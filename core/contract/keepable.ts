/**
 * Whether every text in a value can be kept. Texts with a zero character or half a character pair
 * are JSON, and a zero can be written into an address, but no database keeps them. Rules C-07, C-08.
 */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, each]) => isKeepable(key) && isKeepable(each))
}

export const unkeepableMessage = 'Leave out characters that cannot be shown.'
