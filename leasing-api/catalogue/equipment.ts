import type { FeatureFlag } from '#core/vehicle/feature-flag.ts'
import type { EquipmentLevel } from './authored-make.ts'

/** Equipment levels, each with the features it adds to the one before. */
const levels: readonly (readonly [EquipmentLevel, readonly FeatureFlag[]])[] = [
  [
    'entry',
    [
      'airConditioning',
      'automaticEmergencyBraking',
      'bluetooth',
      'driverFatigueWarning',
      'laneKeepAssist',
      'remoteCentralLocking',
      'startStop',
      'trafficSignRecognition',
    ],
  ],
  [
    'comfort',
    [
      'alloyWheels',
      'androidAuto',
      'appleCarPlay',
      'collisionPrevention',
      'cruiseControl',
      'ledHeadlights',
      'parkingSensorsRear',
    ],
  ],
  [
    'technology',
    [
      'automaticWipers',
      'climateControl',
      'electricHandbrake',
      'highBeamAssist',
      'parkingSensorsFront',
      'satNav',
      'virtualCockpit',
    ],
  ],
  ['luxury', ['collisionAvoidance', 'heatedSeats', 'parkAssist', 'poweredTailgate']],
]

export const equipmentLevels = levels.map(([name]) => name)

/** The features of a level and of all below it. */
export function equipmentOf(level: EquipmentLevel): FeatureFlag[] {
  const upTo = levels.findIndex(([name]) => name === level)
  return levels.slice(0, upTo + 1).flatMap(([, flags]) => flags)
}
