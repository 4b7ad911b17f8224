import { eyeNames, tailNames } from './lamps.ts'
import { grilleNames } from './nose.ts'
import { capNames } from './trim.ts'

/** Marks that need no more than a word. */
const plainMarks = [
  // Roof, windows and pillars.
  ...['open', 'upright', 'float', 'darkscreen', 'backcap', 'darkgate', 'chrome', 'chromeline'],
  ...['quarter', 'thirdpost', 'leanpost', 'panelblade', 'sharkfin', 'halfpaint', 'twotone'],
  ...['rails', 'fin', 'beacon', 'ladder', 'dog', 'balloon'],
  // Doors.
  ...['twodoors', 'twoseats', 'panel', 'slidingdoor', 'flush', 'hiddenhandles', 'hinges'],
  ...['bigmirror', 'blackmirror'],
  // Flanks.
  ...['clad', 'strip', 'bumps', 'blade', 'belt', 'crease', 'swoop', 'vent', 'gill', 'scoop'],
  ...['rearblade', 'portholes', 'sideexhaust', 'redline', 'louvres', 'step'],
  // Nose and rear.
  ...['mask', 'lightbar', 'painted', 'brightgrille', 'gape', 'smoothchin', 'skid', 'turnlamp'],
  ...['spoiler', 'blackspoiler', 'ducktail', 'spare', 'tailbox', 'frontport', 'noseport'],
]

/** Every mark that a row may have, by the files that draw them. */
export const knownMarks: ReadonlySet<string> = new Set([
  ...plainMarks,
  ...eyeNames,
  ...tailNames,
  ...grilleNames,
  ...capNames,
  ...['arch:round', 'arch:square', 'arch:line', 'end:sharp', 'end:round'],
  ...['rim:1', 'rim:2', 'rim:3', 'rim:4', 'rim:5'],
])
