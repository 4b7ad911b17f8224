import { type Paint, paints } from './paint.ts'

/** Words of makers' colours with the paint that a drawing has for them. */
const paintByWord: ReadonlyMap<string, Paint> = new Map([
  ...paints.map((paint) => [paint, paint] as const),
  ...Object.entries({
    chalk: 'white ivory cream pearl',
    fog: 'silver moonstone aluminium',
    graphite: 'grey gray anthracite',
    ink: 'black onyx',
    brick: 'brown bronze copper',
    poppy: 'red scarlet',
    apricot: 'orange',
    mustard: 'yellow gold',
    moss: 'green olive',
    lagoon: 'teal turquoise',
    harbour: 'blue navy',
    plum: 'purple burgundy',
  } satisfies Record<Paint, string>).flatMap(([paint, words]) =>
    words.split(' ').map((word) => [word, paint as Paint] as const),
  ),
])

/**
 * The paint of the drawings that is nearest to a maker's colour, by the first word of its name that
 * says one; null where none does. Rule K-35.
 * @example paintOfColour('Midnight black') // 'ink'
 */
export function paintOfColour(colour: string): Paint | null {
  const words = colour.toLowerCase().split(/[^a-z]+/)
  return words.map((word) => paintByWord.get(word)).find((paint) => paint !== undefined) ?? null
}
