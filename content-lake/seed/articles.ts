import { audiArticles } from './articles/audi.ts'
import { bmwArticles } from './articles/bmw.ts'
import { fordArticles } from './articles/ford.ts'
import { hyundaiArticles } from './articles/hyundai.ts'
import { kiaArticles } from './articles/kia.ts'
import { mercedesBenzArticles } from './articles/mercedes-benz.ts'
import { mgArticles } from './articles/mg.ts'
import { nissanArticles } from './articles/nissan.ts'
import { skodaArticles } from './articles/skoda.ts'
import { toyotaArticles } from './articles/toyota.ts'
import { vauxhallArticles } from './articles/vauxhall.ts'
import { volkswagenArticles } from './articles/volkswagen.ts'

/** The texts of twelve makes and some of their ranges. */
export const articles = [
  ...volkswagenArticles,
  ...fordArticles,
  ...bmwArticles,
  ...mercedesBenzArticles,
  ...audiArticles,
  ...kiaArticles,
  ...hyundaiArticles,
  ...nissanArticles,
  ...toyotaArticles,
  ...vauxhallArticles,
  ...skodaArticles,
  ...mgArticles,
]
