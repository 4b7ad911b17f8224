/** Five broad spokes, ten fine ones, a disc, spokes that split, and pressed steel with a hub cap. */
export const wheelVariants = [1, 2, 3, 4, 5] as const

export type WheelVariant = (typeof wheelVariants)[number]
