/**
 * Equipment a derivative may have, with the words a visitor reads.
 * A derivative stores the keys it has; the order here is the order on the page. Rule F-91.
 */
export const featureFlagLabels = {
  androidAuto: 'Android Auto',
  appleCarPlay: 'Apple CarPlay',
  climateControl: 'Climate control',
  cruiseControl: 'Cruise control',
  parkingSensorsFront: 'Front parking sensors',
  parkingSensorsRear: 'Rear parking sensors',
  alloyWheels: 'Alloy wheels',
  bluetooth: 'Bluetooth',
  startStop: 'Stop-start',
  collisionPrevention: 'Collision prevention',
  remoteCentralLocking: 'Remote central locking',
  virtualCockpit: 'Digital instrument display',
  airConditioning: 'Air conditioning',
  heatedSeats: 'Heated seats',
  ledHeadlights: 'LED headlights',
  satNav: 'Sat nav',
  parkAssist: 'Park assist',
  electricHandbrake: 'Electric handbrake',
  automaticWipers: 'Automatic wipers',
  highBeamAssist: 'High beam assist',
  laneKeepAssist: 'Lane keep assist',
  driverFatigueWarning: 'Driver fatigue warning',
  automaticEmergencyBraking: 'Automatic emergency braking',
  collisionAvoidance: 'Collision avoidance',
  trafficSignRecognition: 'Traffic sign recognition',
  poweredTailgate: 'Powered tailgate',
} as const

export type FeatureFlag = keyof typeof featureFlagLabels

export const featureFlags = Object.keys(featureFlagLabels) as [FeatureFlag, ...FeatureFlag[]]

/** Sensors at both ends are one line on the page. */
const bothSensors = 'Front and rear parking sensors'

/**
 * The equipment of a car as it is read, in the table's order, each once; parking sensors front
 * and rear are named together. Rules F-91, F-92.
 */
export function featureLabels(features: readonly FeatureFlag[]): string[] {
  const hasBoth =
    features.includes('parkingSensorsFront') && features.includes('parkingSensorsRear')
  return featureFlags
    .filter((flag) => features.includes(flag) && !(hasBoth && flag === 'parkingSensorsRear'))
    .map((flag) =>
      hasBoth && flag === 'parkingSensorsFront' ? bothSensors : featureFlagLabels[flag],
    )
}

/** A feature inside a sentence: names of products keep their capital. */
export function inSentence(label: string): string {
  return /^(?:[A-Z]{2}|Android|Apple|Bluetooth)/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1)
}

/** The equipment of a car as a sentence lists it: "heated seats, LED headlights". Rules F-91, F-92. */
export const featuresInSentence = (features: readonly FeatureFlag[]): string =>
  featureLabels(features).map(inSentence).join(', ')
