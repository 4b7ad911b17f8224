import { stegaClean } from '@sanity/client/stega'

/**
 * The address of a heading within its page, the same in the preview. Rule E-08.
 * @example headingId('What is it?') // 'what-is-it'
 */
export function headingId(text: string): string {
  return stegaClean(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
