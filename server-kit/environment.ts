import { isAddressOrRange } from './client-address.ts'
import type { environmentTable } from './environment-table.mjs'
import { hostsOf, serviceState, valueOf, variable, wholeNumber } from './environment-values.mjs'
import { UserError } from './user-error.mjs'

export type Environment = Readonly<Record<string, string | undefined>>

type Row = (typeof environmentTable)[number]
export type VariableName = Row['names'][number]
type Part = Extract<Row, { part: string }>['part']
/** What a variable holds: a text where it has a default. */
type Value<Name extends VariableName> = Name extends Extract<
  Row,
  { default: string }
>['names'][number]
  ? string
  : string | null

/**
 * Reads variables by the table of them. An absent one is its default, or null.
 * @throws UserError in each method, naming the variable and what it may hold
 */
export function environmentReader(environment: Environment) {
  const given = (name: VariableName) => environment[name]?.trim() || null
  const text = <Name extends VariableName>(name: Name) => valueOf(environment, name) as Value<Name>
  const list = (name: VariableName) =>
    (valueOf(environment, name) ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
  const urls = (name: VariableName) => list(name).map((each) => urlOf(name, each))
  return {
    /** What was set, whatever the default. */
    given,
    text,
    list,
    urls,
    hosts: (name: VariableName) => hostsOf(environment, name),
    /** An address of http or https without a slash at its end. */
    url: <Name extends VariableName>(name: Name): Value<Name> => {
      const value = text(name)
      return value === null ? value : (urlOf(name, value) as Value<Name>)
    },
    wholeNumber: (name: VariableName) => wholeNumber(environment, name),
    addressRanges(name: VariableName): string[] {
      const wrong = list(name).find((each) => !isAddressOrRange(each))
      if (wrong === undefined) return list(name)
      throw new UserError(
        `${name} holds "${wrong}". Give addresses or ranges such as 10.0.0.0/8, separated by commas.`,
      )
    },
    /** What must not be guessed. */
    secret(name: VariableName): string | null {
      const value = given(name)
      const { least = 0 } = variable(name)
      if (value === null || value.length >= least) return value
      throw new UserError(
        `${name} has ${value.length} characters. Give at least ${least}, or leave it out: one is made in the data folder.`,
      )
    },
    /** The values of a service in the order of its names; null when none is set. */
    service(part: Part): string[] | null {
      const { state, names, missing } = serviceState(environment, part)
      if (state === 'default') return null
      if (state === 'half') {
        const set = names.filter((name) => !missing.includes(name))
        throw new UserError(
          `${set.join(', ')} needs ${missing.join(', ')} beside it. Add what is missing, or remove the whole group to use what is built in.`,
        )
      }
      return names.map((name) => environment[name]!.trim())
    },
  }
}

function urlOf(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new UserError(`${name} is "${text}". Give an address such as https://example.com.`)
  }
  return text.replace(/\/+$/, '')
}
