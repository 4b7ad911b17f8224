/** Damage that is charged for at the end of a lease, beyond fair wear and tear. Rule P-112. */
export const damages = [
  'alloy',
  'scratch',
  'dent',
  'bumper',
  'glass',
  'tyre',
  'interior',
  'key',
  'service',
] as const

export type Damage = (typeof damages)[number]

/** The kinds of dated figures of what each damage typically costs, from and to. Rules P-48, P-112. */
export const damageKinds = {
  alloy: ['damageAlloyLeastPence', 'damageAlloyMostPence'],
  scratch: ['damageScratchLeastPence', 'damageScratchMostPence'],
  dent: ['damageDentLeastPence', 'damageDentMostPence'],
  bumper: ['damageBumperLeastPence', 'damageBumperMostPence'],
  glass: ['damageGlassLeastPence', 'damageGlassMostPence'],
  tyre: ['damageTyreLeastPence', 'damageTyreMostPence'],
  interior: ['damageInteriorLeastPence', 'damageInteriorMostPence'],
  key: ['damageKeyLeastPence', 'damageKeyMostPence'],
  service: ['damageServiceLeastPence', 'damageServiceMostPence'],
} as const satisfies Record<Damage, readonly [least: string, most: string]>

export const handBackKinds = damages.flatMap((damage) => damageKinds[damage])
