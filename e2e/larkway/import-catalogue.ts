import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const header =
  'Manufacturer,Model,Description,Transmission,Manual or Automatic,Engine Capacity,Fuel Type,Powertrain,Engine Power (PS),Engine Power (Kw),Maximum range (Miles),WLTP Imperial Combined,WLTP Imperial Combined (Weighted),WLTP CO2,WLTP CO2 Weighted,Equivalent All Electric Range Miles'

/** Imports a catalogue of these rows by the command a person would use; returns what it said. */
export async function importCatalogue(rows: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-catalogue-'))
  const file = path.join(folder, 'fuel.csv')
  writeFileSync(file, [header, ...rows, ''].join('\r\n'))
  try {
    const root = path.resolve(import.meta.dirname, '../..')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/commands/catalogue-import.ts', file],
      { cwd: root, timeout: 45_000 },
    )
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
