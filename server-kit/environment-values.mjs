import { environmentTable } from './environment-table.mjs'
import { UserError } from './user-error.mjs'

/**
 * The row of a variable.
 * @param {string} name
 * @returns {{names: readonly string[], default?: string, from?: number, last?: number, least?: number}}
 */
export const variable = (name) => environmentTable.find(({ names }) => names.includes(name))

/**
 * The value of a variable without blanks around it, else its default; null when it has neither.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} name
 * @returns {string | null}
 */
export const valueOf = (environment, name) =>
  environment[name]?.trim() ||
  (variable(name).default?.replace(/[A-Z]+(_[A-Z]+)+/, (port) => wholeNumber(environment, port)) ??
    null)

/**
 * A variable's value within the bounds of the table.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} name
 * @throws UserError
 */
export function wholeNumber(environment, name) {
  const { from, last } = variable(name)
  const value = valueOf(environment, name)
  if (/^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= last)
    return Number(value)
  throw new UserError(`${name} is "${value}". Give a whole number from ${from} to ${last}.`)
}

/**
 * The addresses to listen on. Browsers resolve `localhost` to either family, so both are ours unless
 * told otherwise.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} name
 * @returns {string[]}
 */
export const hostsOf = (environment, name) => {
  const host = valueOf(environment, name)
  return host && host !== 'localhost' ? [host] : ['127.0.0.1', '::1']
}

/**
 * What a group of variables switches to a real service.
 * @type {readonly {part: string, names: readonly string[], without: string, needs?: string}[]}
 */
export const services = environmentTable.filter((row) => 'part' in row)

/**
 * A service with its names that are missing and whether it is left at its default, set, or set by half,
 * which it also is without the service that it needs.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} part
 */
export function serviceState(environment, part) {
  const service = /** @type {typeof services[number]} */ (services.find((row) => row.part === part))
  const missing = service.names.filter((name) => !environment[name]?.trim())
  if (missing.length === service.names.length) return { ...service, state: 'default', missing }
  const needed = service.needs ? serviceState(environment, service.needs) : null
  if (needed?.state === 'default') missing.push(...needed.missing)
  return { ...service, state: missing.length === 0 ? 'set' : 'half', missing }
}
