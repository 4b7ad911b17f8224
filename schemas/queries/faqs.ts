import { defineQuery } from 'groq'
import { richTextProjection } from './rich-text-projection.ts'

/** The questions placed on a route, in the editors' order. */
export const faqsForRouteQuery = defineQuery(`*[_type == "faq" && $route in routes]
  | order(order asc, question asc){
    _id, question, fuelTypes, financeTypes, answer[]{ ${richTextProjection} }
  }`)

/** Every question there is, for the FAQ page. */
export const allFaqsQuery = defineQuery(`*[_type == "faq"]
  | order(order asc, question asc){ _id, question, topic, routes, answer[]{ ${richTextProjection} } }`)
