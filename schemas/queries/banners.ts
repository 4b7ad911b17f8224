import { defineQuery } from 'groq'

/** The banners of a route on `$today`, first and last day included, in the editors' order. */
export const bannersForRouteQuery = defineQuery(`*[
  _type == "banner" && $route in routes && startsOn <= $today && endsOn >= $today
] | order(order asc, startsOn asc){
  _id, title, text, link { label, href }, audience, isDismissible, startsOn, endsOn
}`)
