import path from 'node:path'
import { readCatalogue } from './read-catalogue.ts'

/** Every make of the demonstration's catalogue, by name; an author changes the tables of the folder. */
export const authoredCatalogue = readCatalogue(
  path.resolve(import.meta.dirname, '../../seed/catalogue'),
)
