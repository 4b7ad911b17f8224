import { type FeatureFlag, featureLabels } from './feature-flag.ts'

/** Headings under which equipment is read, in the order of the page. Rule K-37. */
const groupTitles = {
  screens: 'Phone and screens',
  comfort: 'Comfort',
  parking: 'Parking',
  driving: 'Driving and safety',
  outside: 'Outside',
} as const

/** The heading of each piece of equipment. Rule K-37. */
const groupOf = {
  androidAuto: 'screens',
  appleCarPlay: 'screens',
  climateControl: 'comfort',
  cruiseControl: 'driving',
  parkingSensorsFront: 'parking',
  parkingSensorsRear: 'parking',
  alloyWheels: 'outside',
  bluetooth: 'screens',
  startStop: 'driving',
  collisionPrevention: 'driving',
  remoteCentralLocking: 'comfort',
  virtualCockpit: 'screens',
  airConditioning: 'comfort',
  heatedSeats: 'comfort',
  ledHeadlights: 'outside',
  satNav: 'screens',
  parkAssist: 'parking',
  electricHandbrake: 'comfort',
  automaticWipers: 'comfort',
  highBeamAssist: 'driving',
  laneKeepAssist: 'driving',
  driverFatigueWarning: 'driving',
  automaticEmergencyBraking: 'driving',
  collisionAvoidance: 'driving',
  trafficSignRecognition: 'driving',
  poweredTailgate: 'outside',
} as const satisfies Record<FeatureFlag, keyof typeof groupTitles>

export type FeatureGroup = { title: string; labels: string[] }

/**
 * A car's equipment under its headings, each piece once; a heading with nothing below it is left
 * out. Rules F-91, F-92, K-37.
 */
export function featureGroups(features: readonly FeatureFlag[]): FeatureGroup[] {
  return Object.entries(groupTitles)
    .map(([group, title]) => ({
      title,
      labels: featureLabels(features.filter((flag) => groupOf[flag] === group)),
    }))
    .filter(({ labels }) => labels.length > 0)
}
