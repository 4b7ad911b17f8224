import type { CarBody } from './car-bodies.ts'
import type { CarForm } from './car-form.ts'
import { audiToBmwRows } from './ranges/audi-to-bmw.ts'
import { citroenToFiatRows } from './ranges/citroen-to-fiat.ts'
import { classRows } from './ranges/classes.ts'
import { fordToJeepRows } from './ranges/ford-to-jeep.ts'
import { kgmToMaxusRows } from './ranges/kgm-to-maxus.ts'
import { mazdaToMiniRows } from './ranges/mazda-to-mini.ts'
import { nissanToRenaultRows } from './ranges/nissan-to-renault.ts'
import { seatToTeslaRows } from './ranges/seat-to-tesla.ts'
import { toyotaToXpengRows } from './ranges/toyota-to-xpeng.ts'
import { readRows } from './read-rows.ts'

/** The forms of the classes, then of every range by make and slug, another body after a colon. */
export const rangeForms: ReadonlyMap<string, CarForm> = readRows(
  [
    classRows,
    audiToBmwRows,
    citroenToFiatRows,
    fordToJeepRows,
    kgmToMaxusRows,
    mazdaToMiniRows,
    nissanToRenaultRows,
    seatToTeslaRows,
    toyotaToXpengRows,
  ].join('\n'),
)

/** The body that a row's marks tell of, for showing it where no catalogue says it. */
export function bodyOfForm({ marks }: CarForm): CarBody {
  if (marks.has('panel')) return 'van'
  if (marks.has('open')) return 'convertible'
  return 'hatchback'
}
