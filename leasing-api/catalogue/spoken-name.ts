import type { AuthoredEngine } from './authored-make.ts'

/** Metric horsepower of one bhp: what many makes name their engines by. */
const psPerBhp = 1.013_87

/**
 * A derivative's name as it is read after its range and model: without their names in front, and with a unit behind the engine's power. Keys and capIds are of the name as dealers file it. Rule K-34.
 * @example spokenName(['Picanto'], { label: '1.0 62', powerBhp: 62 }, '2') // '1.0 62bhp 2'
 */
export function spokenName(
  above: readonly string[],
  { label, powerBhp }: Pick<AuthoredEngine, 'label' | 'powerBhp'>,
  trim: string,
): string {
  const repeated = above.find((name) => label.startsWith(`${name} `))
  const own = repeated === undefined ? label : label.slice(repeated.length + 1)
  const words = own.split(' ')
  const at = words.findLastIndex((word) => unitOf(word, powerBhp) !== null)
  const named = words.map((word, index) =>
    index === at ? `${word}${unitOf(word, powerBhp)}` : word,
  )
  return `${named.join(' ')} ${trim}`
}

/** The unit in which a bare number is the engine's power; null where it is none. */
function unitOf(word: string, powerBhp: number): 'bhp' | 'PS' | null {
  if (!/^\d{2,4}$/.test(word)) return null
  if (Number(word) === powerBhp) return 'bhp'
  return Math.abs(Number(word) - powerBhp * psPerBhp) <= 3 ? 'PS' : null
}
