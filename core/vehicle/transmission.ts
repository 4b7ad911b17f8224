/** How the gears change. Rule F-87. */
export const transmissions = ['manual', 'automatic'] as const

export type Transmission = (typeof transmissions)[number]

export const transmissionLabels = {
  manual: 'Manual',
  automatic: 'Automatic',
} satisfies Record<Transmission, string>
