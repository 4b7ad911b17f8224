import { defineQuery } from 'groq'

/** Every table there is, the newest of each kind first. */
export const costTablesQuery = defineQuery(`*[_type == "costTable"]
  | order(kind asc, validFrom desc){
  _id, kind, title, rows[]{ _key, label, value, unit, note }, validFrom, reviewBy,
  source { label, url }, note
}`)
