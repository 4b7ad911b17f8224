import { reservedManufacturerSlugs, slugOf } from '#core/routes/slug.ts'
import { ContradictoryRow, rowFigures, UnreadableNumber } from './figures.ts'
import { fuelTypeOf, isHybridByName } from './fuel.ts'
import { gearboxOf } from './gearbox.ts'
import { makeName } from './make-names.ts'
import { mendedText } from './mended-text.ts'
import { modelText } from './model-text.ts'
import { correctedModel } from './corrected-models.ts'
import { keyWithPower, nameKey } from './stored-identity.ts'
import { withoutBound } from './test-bound.ts'
import type { GuessedField, VcaCar, VcaRow } from './vca-car.ts'
import type { VcaField } from './vca-columns.ts'
import { vcaText } from './vca-text.ts'

/** Parses one row of the file, or gives the reason why it is refused. */
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
  const stated = fuelTypeOf(fuel, powertrain, `${texts.model} ${texts.description}`)
  const isHybrid = isHybridByName(fuel, powertrain, texts.model, texts.description)
  const fuelType = isHybrid ? 'hybrid' : stated
  if (!fuelType) return refused(`fuel "${fuel}" with powertrain "${powertrain}" is unknown`)
  const code = (row.transmission ?? '').trim()
  const gearbox = gearboxOf(code, (row.gearbox ?? '').trim(), fuelType)
  if (!gearbox)
    return refused(
      `transmission "${code}" (${row.gearbox ?? 'no column for it'}) is neither manual nor automatic`,
    )

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
    const { mended, leftOut, isPowerGuessed, ...figures } = rowFigures(row, fuelType, description)
    if (isPowerGuessed) guessed.push('power')
    if (isHybrid) mended.push(`fuel "${fuel}" of a car that its make calls a hybrid is hybrid`)
    const keyOf = (modelName: string, named: string) =>
      nameKey([slugOf(spoken.name), modelName, named, code, fuel])
    const name = keyOf(texts.model, description)
    // What the key was while HTML references, dashes and trade marks were taken as they came.
    const unread = keyOf(
      mendedOnly(row.model),
      withoutBound(mendedOnly(row.description)).description,
    )
    const car: VcaCar = {
      storedKey: keyWithPower(name, figures.powerBhp),
      nameKeys: unread === name ? [name] : [name, unread],
      line,
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
    return { ok: true, row: { line, car, bound, wasMended, mended, leftOut } }
  } catch (error) {
    if (error instanceof UnreadableNumber || error instanceof ContradictoryRow) {
      return refused(error.message)
    }
    throw error
  }
}

const mendedOnly = (text: string | null) => mendedText(text ?? '')?.text ?? ''

const refused = (reason: string) => ({ ok: false as const, reason })
