import { reservedManufacturerSlugs, slugOf } from '#core/paths/slug.ts'
import { rowFigures, UnreadableNumber } from './figures.ts'
import { fuelTypeOf } from './fuel.ts'
import { gearboxOf } from './gearbox.ts'
import { makeName } from './make-names.ts'
import { modelText } from './model-text.ts'
import { correctedModel } from './corrected-models.ts'
import { withoutBound } from './test-bound.ts'
import type { GuessedField, VcaRow } from './vca-car.ts'
import type { VcaField } from './vca-columns.ts'
import { vcaText } from './vca-text.ts'

/** One row understood, or why it cannot be. */
export function vcaRow(
  row: Readonly<Record<VcaField, string | null>>,
  line: number,
): { ok: true; row: VcaRow } | { ok: false; reason: string } {
  const texts = { manufacturer: '', model: '', description: '' }
  let wasMended = false
  for (const field of ['manufacturer', 'model', 'description'] as const) {
    const mended = vcaText(row[field] ?? '')
    if (!mended) {
      return refused(`${field} "${row[field]}" has lost letters and is in no table of mended names`)
    }
    if (mended.text === '') return refused(`${field} is empty`)
    texts[field] = mended.text
    wasMended ||= mended.wasMended
  }
  const fuel = (row.fuel ?? '').trim()
  const powertrain = (row.powertrain ?? '').trim()
  const fuelType = fuelTypeOf(fuel, powertrain)
  if (!fuelType) return refused(`fuel "${fuel}" with powertrain "${powertrain}" is unknown`)
  const code = (row.transmission ?? '').trim()
  const gearbox = gearboxOf(code, (row.gearbox ?? '').trim())
  if (!gearbox)
    return refused(`transmission "${code}" (${row.gearbox}) is neither manual nor automatic`)

  const guessed: GuessedField[] = gearbox.isGuessed ? ['gearbox'] : []
  const spoken = makeName(texts.manufacturer)
  if (spoken.isGuessed) guessed.push('make')
  const { name, year } = modelText(texts.model)
  const { description, bound } = withoutBound(texts.description)
  const { make, model } = correctedModel(spoken.name, name, description)
  if (reservedManufacturerSlugs.includes(slugOf(make))) {
    return refused(
      `make "${make}" would have the address of a page of ours; give it another name in make-names.ts`,
    )
  }
  try {
    const { leftOut, isPowerGuessed, ...figures } = rowFigures(row, fuelType, description)
    if (isPowerGuessed) guessed.push('power')
    const car = {
      storedKey: vcaKey([slugOf(spoken.name), texts.model, description, code, fuel]),
      make,
      model,
      modelYear: year,
      description,
      transmissionCode: code,
      transmission: gearbox.transmission,
      fuelType,
      ...figures,
      guessed,
    }
    return { ok: true, row: { line, car, bound, wasMended, leftOut } }
  } catch (error) {
    if (error instanceof UnreadableNumber) return refused(error.message)
    throw error
  }
}

/** Make, model with its year, description, transmission and fuel; `vca` keeps clear of our own catalogue's keys. */
function vcaKey(parts: readonly string[]): string {
  return ['vca', ...parts]
    .map((part) => part.toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim())
    .join('|')
}

const refused = (reason: string) => ({ ok: false as const, reason })
