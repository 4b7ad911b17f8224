/**
 * What is said of a car's shape, in centimetres. What belongs to the rear is measured from the
 * rearmost point, what belongs to the front from the nose; heights are above the road.
 */
export type CarForm = {
  /** The row it is like: its class, or the range whose body it shares. */
  like: string
  size: readonly [length: number, height: number, wheelbase: number, frontOverhang: number]
  measures: Readonly<Record<Measure, readonly [number, number]>>
  /** Measures that a car may do without. */
  extras: Readonly<Partial<Record<ExtraMeasure, readonly [number, number]>>>
  /** Words for lamps, roof, cladding and all else by which a car is known. */
  marks: ReadonlySet<string>
}

/** How a measure follows the car when a row takes it over from a car of another size. */
type Scaling = 'along and up' | 'up' | 'along' | 'not'

export const measures = {
  /** Rear: foot of the tailgate, or edge of the boot lid. */
  lip: 'along and up',
  /** Rear end of the roof. */
  tail: 'along and up',
  /** Highest point of the roof from the rear, and how round the roof is in hundredths. */
  peak: 'along',
  /** Top of the windscreen from the nose. */
  top: 'along and up',
  /** Foot of the windscreen from the nose. */
  cowl: 'along and up',
  /** Leading edge of the bonnet from the nose. */
  nose: 'along and up',
  /** Height of the foremost and of the rearmost point. */
  ends: 'up',
  /** Clearance under the body, and height of the second tone or the cladding. */
  sill: 'up',
  /** Radius of the tyres, and of the rims in hundredths of it. */
  tyre: 'not',
  /** Height of the windows' lower edge at the front and at the rear. */
  waist: 'up',
  /** Rear end of the side windows from the rear: at the roof and at the waist. */
  glass: 'along',
  /** Thickness of roof and windscreen pillar beside the windows. */
  inset: 'not',
  /** Rounding of the foot of the tailgate and of the roof's end. */
  soft: 'not',
  /** Rounding of the bonnet's leading edge and of the foot of the windscreen. */
  round: 'not',
  /** Height of the headlamps and of the tail lamps. */
  lamps: 'up',
} satisfies Record<string, Scaling>

export const extraMeasures = {
  /** Foot of the rear window, where a boot lid begins. */
  boot: 'along and up',
  /** A point of the back between tail and boot or lip. */
  back: 'along and up',
  /** A point of the bonnet from the nose, where it is not straight. */
  bonnet: 'along and up',
  /** The last part of the waist: how long it rises, and by how much. */
  kick: 'along and up',
  /** Centre post between the doors from the nose, and a second post from the rear (0: none). */
  posts: 'along',
} satisfies Record<string, Scaling>

export type Measure = keyof typeof measures
export type ExtraMeasure = keyof typeof extraMeasures

/** A measure of a car as a car of another size would have it. */
export function scaledMeasure(
  key: Measure | ExtraMeasure,
  [first, second]: readonly [number, number],
  along: number,
  up: number,
): readonly [number, number] {
  const scaling: Scaling = { ...measures, ...extraMeasures }[key]
  if (scaling === 'along and up') return [first * along, second * up]
  if (scaling === 'along')
    return key === 'peak' ? [first * along, second] : [first * along, second * along]
  if (scaling === 'up') return [first * up, second * up]
  return [first, second]
}
