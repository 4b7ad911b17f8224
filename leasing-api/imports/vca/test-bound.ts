const mark = /\s*\(\s*(V[LH])\b[^)]*\)/gi

/**
 * The description without the mark of the test bound: (VL) is the lightest and leanest car of
 * that name, (VH) the other end.
 * @example withoutBound('Design 1.2 130PS (VL)') // { description: 'Design 1.2 130PS', bound: 'VL' }
 */
export function withoutBound(text: string): { description: string; bound: 'VL' | 'VH' | null } {
  const bound = new RegExp(mark.source, 'i').exec(text)?.[1]?.toUpperCase() ?? null
  const description = text
    .replace(mark, ' ')
    .replace(/['‘’`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { description, bound: bound as 'VL' | 'VH' | null }
}
