import type { AuthoredMake } from './authored-make.ts'
import { abarth } from './authored/abarth.ts'
import { alfaRomeo } from './authored/alfa-romeo.ts'
import { alpine } from './authored/alpine.ts'
import { audi } from './authored/audi.ts'
import { bmw } from './authored/bmw.ts'
import { byd } from './authored/byd.ts'
import { citroen } from './authored/citroen.ts'
import { cupra } from './authored/cupra.ts'
import { dacia } from './authored/dacia.ts'
import { ds } from './authored/ds.ts'
import { fiat } from './authored/fiat.ts'
import { ford } from './authored/ford.ts'
import { genesis } from './authored/genesis.ts'
import { honda } from './authored/honda.ts'
import { hyundai } from './authored/hyundai.ts'
import { jaecoo } from './authored/jaecoo.ts'
import { jeep } from './authored/jeep.ts'
import { kgm } from './authored/kgm.ts'
import { kia } from './authored/kia.ts'
import { landRover } from './authored/land-rover.ts'
import { leapmotor } from './authored/leapmotor.ts'
import { lexus } from './authored/lexus.ts'
import { lotus } from './authored/lotus.ts'
import { maserati } from './authored/maserati.ts'
import { maxus } from './authored/maxus.ts'
import { mazda } from './authored/mazda.ts'
import { mercedesBenz } from './authored/mercedes-benz.ts'
import { mg } from './authored/mg.ts'
import { mini } from './authored/mini.ts'
import { nissan } from './authored/nissan.ts'
import { omoda } from './authored/omoda.ts'
import { peugeot } from './authored/peugeot.ts'
import { polestar } from './authored/polestar.ts'
import { porsche } from './authored/porsche.ts'
import { renault } from './authored/renault.ts'
import { seat } from './authored/seat.ts'
import { skoda } from './authored/skoda.ts'
import { smart } from './authored/smart.ts'
import { subaru } from './authored/subaru.ts'
import { suzuki } from './authored/suzuki.ts'
import { tesla } from './authored/tesla.ts'
import { toyota } from './authored/toyota.ts'
import { vauxhall } from './authored/vauxhall.ts'
import { volkswagen } from './authored/volkswagen.ts'
import { volvo } from './authored/volvo.ts'
import { xpeng } from './authored/xpeng.ts'

/** Every make of our own catalogue, by name. A new file in `authored/` is listed here. */
export const authoredCatalogue: readonly AuthoredMake[] = [
  abarth,
  alfaRomeo,
  alpine,
  audi,
  bmw,
  byd,
  citroen,
  cupra,
  dacia,
  ds,
  fiat,
  ford,
  genesis,
  honda,
  hyundai,
  jaecoo,
  jeep,
  kgm,
  kia,
  landRover,
  leapmotor,
  lexus,
  lotus,
  maserati,
  maxus,
  mazda,
  mercedesBenz,
  mg,
  mini,
  nissan,
  omoda,
  peugeot,
  polestar,
  porsche,
  renault,
  seat,
  skoda,
  smart,
  subaru,
  suzuki,
  tesla,
  toyota,
  vauxhall,
  volkswagen,
  volvo,
  xpeng,
]
