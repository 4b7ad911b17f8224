import { defineQuery } from 'groq'

/** The experiments that are switched on and whose days include `$today`. */
export const activeExperimentsQuery = defineQuery(`*[
  _type == "experiment" && isActive == true && startsOn <= $today
    && (!defined(endsOn) || endsOn >= $today)
] | order(startsOn asc, key asc){
  key, startsOn, endsOn, scenarios[]{ name, visitors, variants[]{ name, label, weight } }
}`)
